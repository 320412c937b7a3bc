import { groupWeek, messagesIn, type Branch, type Dealer, type Locale } from '@dealership/shared';

/**
 * A branch as its page and the API tell of it. Sunday stands apart from its opening time, as the page shows it.
 *
 * @param seller name of the dealership
 */
export function toDealer(
  { branchName, address, phones, week, email }: Branch,
  { seller, locale }: { seller: string; locale: Locale },
): Dealer {
  const { days, times } = messagesIn(locale).hours;
  const { street, city, state, pinCode } = address;
  return {
    name: branchName || seller,
    address: [street, city, `${state} ${pinCode}`]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', '),
    mobile_no: phones.sales[0] ?? '',
    service_no: phones.service[0] ?? phones.sales[0] ?? '',
    open_time: groupWeek({ week: week.slice(0, 6) })
      .map(({ first, last, intervals }) => `${days(first, last)} ${times(intervals)}`)
      .join(', '),
    email,
  };
}
