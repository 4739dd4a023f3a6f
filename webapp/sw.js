"use strict";

const VERSION = __VERSION__;
const FILES = __FILES__;
