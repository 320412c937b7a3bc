/** What leaves a trace of its own (rules: staff-leave-traces). */
export const auditedActions = [
  'login',
  'login failed',
  'logout',
  'sessions ended',
  'export',
  'price changed',
  'accessory price changed',
  'vehicle status changed',
  'offer added',
  'notification added',
  'gallery images added',
  'offer deleted',
  'notification deleted',
  'gallery image deleted',
  'profile changed',
  'password changed',
  'account added',
  'account changed',
  'account activated',
  'account deactivated',
  'account expiry set',
  'password link made',
  'password link used',
  'second factor added',
  'second factor removed',
  'second factor reset',
  'second factor required',
  'recovery codes made',
  'recovery code used',
  'backup made',
  'backup restored',
  'person erased',
  'expired enquiries erased',
  'settings changed',
  'branch added',
  'branch shown',
  'branch hidden',
  'branch moved',
  'branch deleted',
  'branch brought back',
  'branch removed',
  'retention changed',
] as const;

export type AuditedAction = (typeof auditedActions)[number];

/** Which events are wanted, beside dates and search; absent means all. */
export interface AuditSelection {
  userId?: string;
  action?: AuditedAction;
}
