import { EndpointError } from './endpoint-error.js';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of an endpoint, as it is called: no slash at its end.
 *
 * @remarks `https`, or `http` to this machine; `allowInsecure` lets texts and keys go in the clear to others.
 * @throws {@link EndpointError}
 */
export function readAddress(address: string, allowInsecure = false): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === undefined || !isWeb || url.search !== '' || url.hash !== '') {
    throw new EndpointError('address-unreadable');
  }
  if (url.username !== '' || url.password !== '') throw new EndpointError('address-with-credentials');
  if (url.protocol === 'http:' && !allowInsecure && !LOOPBACK.test(url.hostname)) {
    throw new EndpointError('address-not-secure');
  }
  return url.href.replace(/\/+$/, '');
}
