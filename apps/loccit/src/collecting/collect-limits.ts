/** How much a collection may take: of one address, of one host, and in all. */
export interface CollectLimits {
  /** Bytes of one body, as it comes over the wire and once it is decoded. */
  readonly maxBytes: number;
  /** Bytes of all bodies, also of those that are refused, after which no request begins. */
  readonly maxTotalBytes: number;
  readonly maxUrls: number;
  readonly maxRedirects: number;
  readonly maxHeaderBytes: number;
  /** Until a connection stands. */
  readonly connectMs: number;
  /** Between two pieces of an answer. */
  readonly idleMs: number;
  /** For all requests of one address, waiting for a turn and between attempts not counted. */
  readonly totalMs: number;
  readonly concurrency: number;
  readonly concurrencyPerHost: number;
  /** Between the end of one request to a host and the next one to it. */
  readonly pauseMs: number;
  /** After the first one, and only for 429 and 503. */
  readonly retries: number;
  /** The longest that `Retry-After` is heeded; a longer one ends the attempts. */
  readonly maxRetryAfterMs: number;
}

/** What holds unless somebody asks for something else. */
export const defaultLimits: CollectLimits = {
  maxBytes: 32 << 20,
  maxTotalBytes: 1 << 30,
  maxUrls: 1000,
  maxRedirects: 10,
  maxHeaderBytes: 32 << 10,
  connectMs: 10_000,
  idleMs: 20_000,
  totalMs: 120_000,
  concurrency: 8,
  concurrencyPerHost: 1,
  pauseMs: 1000,
  retries: 2,
  maxRetryAfterMs: 30_000,
};

/** Where a collection may go. */
export interface CollectPolicy {
  /** Whether addresses of the own machine and of private networks are allowed; those of cloud metadata never are. */
  readonly allowPrivate: boolean;
  /** Whether a redirect may lead from `https` to `http`. */
  readonly allowDowngrade: boolean;
  /** Ports besides 80 and 443. */
  readonly ports: ReadonlySet<number>;
}
