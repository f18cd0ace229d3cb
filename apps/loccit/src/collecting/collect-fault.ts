/** Why something was not had; `status-404` and the like stand beside these. */
export type CollectReason =
  | 'bad-url'
  | 'scheme'
  | 'credentials'
  | 'secret-in-url'
  | 'port'
  | 'refused-address'
  | 'dns'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'too-large'
  | 'headers-too-large'
  | 'broken-response'
  | 'content-encoding'
  | 'bad-redirect'
  | 'redirect-loop'
  | 'too-many-redirects'
  | 'downgrade'
  | 'too-many-urls'
  | 'total-too-large'
  | 'interrupted'
  | `status-${number}`;

/** An address that could not be had, with its reason. */
export class CollectFault extends Error {
  readonly reason: CollectReason;

  constructor(reason: CollectReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'CollectFault';
    this.reason = reason;
  }
}

const byCode: Readonly<Record<string, CollectReason>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  EAI_NODATA: 'dns',
  ENODATA: 'dns',
  ESERVFAIL: 'dns',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'headers-too-large',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too-large',
  EPROTO: 'tls',
};

const ofCertificates =
  /^(?:CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA|ERR_TLS_|ERR_SSL_)/;

/**
 * What the platform or the client refused, as a reason.
 *
 * @remarks What is told of as nothing else came to an answer that is none.
 */
export function explainFault(error: unknown): CollectFault {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 8; depth++) {
    if (inner instanceof CollectFault) return inner;
    if ('code' in inner && typeof inner.code === 'string') {
      const reason = ofCertificates.test(inner.code) ? 'tls' : byCode[inner.code];
      if (reason !== undefined) return new CollectFault(reason, { cause: error });
    }
    // Of several addresses that were tried the last one tells.
    inner = inner instanceof AggregateError ? inner.errors.at(-1) : inner.cause;
  }
  return new CollectFault('broken-response', { cause: error });
}
