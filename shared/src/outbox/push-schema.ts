import * as z from 'zod/mini';

export const pushLimits = {
  /** Devices of one person; a further one replaces the oldest. */
  devices: 10,
  /** Longest address at a push service, in characters. */
  endpoint: 1000,
} as const;

const label = z.string();

/** A browser's subscription, as `PushSubscription.toJSON()` returns it. */
export const pushSubscriptionSchema = z.strictObject({
  /** An https address; the server checks that. */
  endpoint: z.string().check(z.maxLength(pushLimits.endpoint)),
  /** 65 bytes and 16 bytes, base64url. */
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});

/** `GET /api/push`: the devices on which the person gets alerts. Times are epoch milliseconds. */
export const ownDevicesSchema = z.strictObject({
  /** The demo sends nothing: no device can be added. */
  is_demo: z.boolean(),
  /** The key that a browser subscribes with, base64url. */
  public_key: z.string(),
  devices: z.array(
    z.strictObject({
      id: z.number(),
      /** Browser and system. */
      label,
      added: z.number(),
      /** When its push service last accepted a message for it; `null`: never. */
      used: z.nullable(z.number()),
      /** Whether it is the browser of this call. */
      current: z.boolean(),
    }),
  ),
});

export type OwnDevices = z.infer<typeof ownDevicesSchema>;

export const devicesTestedSchema = z.strictObject({
  devices: z.array(
    z.strictObject({
      id: z.number(),
      label,
      /**
       * `null`: its push service has accepted the test. All failures give the same answer: any member of staff can
       * type an address there, and could otherwise find out which names and machines the server's own network has.
       */
      failure: z.nullable(z.literal('unknown')),
    }),
  ),
});

export type DevicesTested = z.infer<typeof devicesTestedSchema>;
