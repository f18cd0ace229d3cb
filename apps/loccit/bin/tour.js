#!/usr/bin/env node
import('../dist/tour/index.js').then(async ({ tour }) => {
  process.exitCode = await tour(process.argv.slice(2));
});
