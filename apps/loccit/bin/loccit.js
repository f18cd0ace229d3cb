#!/usr/bin/env node
// Plain CommonJS: the loader of ES modules would cost as much as most commands.
require('../dist/bundle/start.cjs');
