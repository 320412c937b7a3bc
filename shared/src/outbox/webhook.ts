/**
 * News that a program can get: an enquiry has arrived (not one of a file), something has been done with it or it has
 * another status or assignee, its customer has accepted a quotation.
 */
export const webhookTopics = ['enquiry.new', 'enquiry.changed', 'quotation.accepted'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

export function isWebhookTopic(text: string): text is WebhookTopic {
  return (webhookTopics as readonly string[]).includes(text);
}

export const webhookLimits = {
  addresses: 10,
  /** Length of an address, in UTF-16 units. */
  address: 500,
  /** The newest deliveries that are listed. */
  listed: 50,
} as const;

export const deliveryStates = ['waiting', 'sent', 'given-up'] as const;
