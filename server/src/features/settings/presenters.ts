import {
  groupWeek,
  textsIn,
  type Branch,
  type Dealer,
  type Locale,
  type Setting,
  type Visit,
} from '@dealership/shared';
import { addressLine, hoursIn, phonesIn } from './describe-dealership.ts';
import { variableOf, type FixedSettings } from './fixed-settings.ts';
import type { StoredSetting } from './settings-repository.ts';

/**
 * A branch as its page and the API show it. Sunday is apart from its opening time, as on the page.
 *
 * @param seller name of the dealership
 */
export function toDealer(
  { branchName, address, phones, week, email }: Branch,
  { seller, locale }: { seller: string; locale: Locale },
): Dealer {
  const { days, times } = textsIn(locale).hours;
  return {
    name: branchName || seller,
    address: addressLine(address),
    mobile_no: phones.sales[0] ?? '',
    service_no: phones.service[0] ?? phones.sales[0] ?? '',
    open_time: groupWeek({ week: week.slice(0, 6) })
      .map(({ first, last, intervals }) => `${days(first, last)} ${times(intervals)}`)
      .join(', '),
    email,
  };
}

export function toVisit(branch: Branch, locale: Locale): Visit {
  const { address, position, phones } = branch;
  return {
    address: addressLine(address),
    position,
    hours: hoursIn(branch, locale),
    phones: phonesIn(branch, locale).filter(
      ({ phone }) => phone !== phones.sales[0] && phone !== phones.service[0],
    ),
  };
}

export function toSetting(
  { dealerId, name, value, version, isSample }: StoredSetting,
  fixed: FixedSettings,
): Setting {
  const variable = variableOf(fixed, name);
  return {
    branch: dealerId,
    name,
    value,
    version,
    is_sample: isSample,
    ...(variable !== undefined && { fixed_by: variable, value: fixed[name as 'tracking'] }),
  };
}
