import { malformed } from '../../errors/app-error.ts';

/**
 * The number in an address such as `/api/deleteOffers/7`.
 * @throws {AppError} `invalid_input` when it is not a number
 */
export function idParam(text: string | string[] | undefined): number {
  if (typeof text !== 'string' || !/^[1-9]\d{0,14}$/.test(text)) {
    throw malformed((texts) => texts.numberInAddress);
  }
  return Number(text);
}
