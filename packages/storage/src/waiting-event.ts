/** An event that a build has seen and could not take up. */
export interface WaitingEvent {
  readonly position: number;
  /** Code of why, as `PendingEvent.reason` repeats it. */
  readonly reason: string;
}
