/**
 * Whether tests run that need what a checkout does not bring: data sets beside it, a browser.
 *
 * @remarks On the build server they do; elsewhere `LOCCIT_TEST_ALL=1` asks for them, so that `npm test` takes minutes
 * and the same ones on every machine.
 */
export function isOutsideAskedFor(): boolean {
  return process.env.CI === 'true' || process.env.LOCCIT_TEST_ALL === '1';
}
