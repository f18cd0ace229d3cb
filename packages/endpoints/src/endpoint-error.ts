/** Why an endpoint is not called at all, from a closed list. */
export type EndpointErrorCode =
  /** The address is none of `http` or `https`, or has a query or a fragment. */
  | 'address-unreadable'
  /** Texts and key would go over the network in the clear. */
  | 'address-not-secure'
  /** A name or password stands in the address, where it would be kept and shown. */
  | 'address-with-credentials'
  /** The endpoint takes no calls without a key. */
  | 'key-missing';

/** An endpoint that cannot be used as it was given. The message is the code; neither address nor key is in it. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly code: EndpointErrorCode;

  constructor(code: EndpointErrorCode) {
    super(code);
    this.code = code;
  }
}
