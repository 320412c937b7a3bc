import type { KnownCustomer } from '../../desk/customer-schema.ts';

interface KnownTexts {
  allClosed: (total: number) => string;
  openWith: (total: number, who: string) => string;
  openQueue: (total: number) => string;
}

/** What is said of the customer whose number is typed: how many enquiries, and who answers the latest open one. */
export function knownCustomer({ allClosed, openWith, openQueue }: KnownTexts) {
  return ({ total, open }: NonNullable<KnownCustomer['customer']>): string => {
    if (!open) return allClosed(total);
    return open.assignee ? openWith(total, open.assignee.user_name) : openQueue(total);
  };
}
