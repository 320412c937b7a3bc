/** What leaves a trace of its own (design part 6). */
export type AuditedAction =
  | 'login'
  | 'login failed'
  | 'logout'
  | 'sessions ended'
  | 'export'
  | 'price changed'
  | 'accessory price changed'
  | 'vehicle status changed'
  | 'offer added'
  | 'notification added'
  | 'gallery images added'
  | 'offer deleted'
  | 'notification deleted'
  | 'gallery image deleted'
  | 'profile changed'
  | 'password changed'
  | 'account added'
  | 'account activated'
  | 'account deactivated'
  | 'account expiry set';

export interface AuditEvent {
  /** Who did it; `''`: nobody we know, such as a login with a user id that no account has. */
  userId: string;
  action: AuditedAction;
  /** What it was done to, without personal data: it goes to the log too. */
  what?: string;
}

/** Writes an event down. What has been done stays done: a failure to write is logged, not thrown. */
export type Audit = (event: AuditEvent) => Promise<void>;
