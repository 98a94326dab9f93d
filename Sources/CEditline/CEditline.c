#include "CEditline.h"
