import {
  cardIn,
  dayOf,
  quotationChanges,
  quotationState,
  textIn,
  upiAddress,
  type ChangeInWords,
  type Locale,
  type PublicQuotation,
  type QuotationChange,
  type StaffQuotation,
} from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { findByToken, listVersions, type StoredVersion } from './quotation-repository.ts';

interface Wanted {
  now: number;
  locale: Locale;
}

function inWords({ name, ...change }: QuotationChange, locale: Locale): ChangeInWords {
  return { ...change, ...(name && { name: textIn(name, locale) }) };
}

/** The versions of one number, the first first. */
export function sameNumber(all: readonly StoredVersion[], { number }: { number: string }) {
  return all.filter((each) => each.number === number);
}

export function stateOf(version: StoredVersion, all: readonly StoredVersion[], now: number) {
  return quotationState(
    {
      acceptedAt: version.accepted_at,
      withdrawnAt: version.withdrawn_at,
      isReplaced: sameNumber(all, version).at(-1)?.id !== version.id,
      validUntil: version.valid_until,
    },
    dayOf(now),
  );
}

/** A version as customers and staff see it. @param all the versions of its enquiry */
function toCommon(version: StoredVersion, all: readonly StoredVersion[], { now, locale }: Wanted) {
  const { number, content, version: count } = version;
  const { bike, vehicle, place, card, booking, refund, madeBy, showroom = '' } = content;
  const before = sameNumber(all, version).find((each) => each.version === count - 1);
  const changes = before ? quotationChanges(before.content, content) : [];
  const { lines, missing, loan, ...rest } = cardIn(card, locale);
  return {
    number,
    version: count,
    state: stateOf(version, all, now),
    bike,
    vehicle,
    place: place && textIn(place, locale),
    card: {
      ...rest,
      lines: [...lines],
      missing: [...missing],
      loan:
        loan === null || typeof loan === 'string'
          ? loan
          : { ...loan, lender: { ...loan.lender, months: [...loan.lender.months] } },
    },
    loanMonths: content.choices.loan?.months ?? null,
    booking,
    refund: refund ? textIn(refund, locale) : '',
    madeBy,
    showroom,
    changes: changes.map((change) => inWords(change, locale)),
  };
}

function toPublic(
  version: StoredVersion,
  all: readonly StoredVersion[],
  { shop, ...wanted }: Wanted & { shop: string },
): PublicQuotation {
  const { upiId } = version.content;
  const common = toCommon(version, all, wanted);
  const { booking: amount, number, state } = common;
  const isPayable = upiId !== '' && amount > 0 && (state === 'open' || state === 'accepted');
  return {
    ...common,
    upi: isPayable ? upiAddress({ upiId, shop, amount, number }) : '',
    isWanted: version.wanted_at !== null,
  };
}

/** @param all the versions of one enquiry, the first first */
export function toStaff(all: readonly StoredVersion[], wanted: Wanted): StaffQuotation[] {
  return all.toReversed().map((version) => {
    const { variant, choices, discount, exchange } = version.content;
    return {
      ...toCommon(version, all, wanted),
      token: version.token,
      variant,
      choices,
      discount,
      exchange,
      made_at: version.created_at,
      opened_at: version.opened_at,
      wanted_at: version.wanted_at,
      accepted_at: version.accepted_at,
      withdrawn_at: version.withdrawn_at,
      bill: version.bill,
    };
  });
}

/** What its customer sees at its address; `undefined`: there is no such address. */
export async function readPublic(
  db: Database,
  token: string,
  wanted: Parameters<typeof toPublic>[2],
): Promise<PublicQuotation | undefined> {
  const found = await findByToken(db, token);
  return found && toPublic(found, await listVersions(db, found.enquiry_id), wanted);
}
