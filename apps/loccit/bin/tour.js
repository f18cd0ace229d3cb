#!/usr/bin/env node
import { tour } from '../dist/tour/index.js';

process.exitCode = await tour(process.argv.slice(2));
