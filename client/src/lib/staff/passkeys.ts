import { passkeyTexts as texts } from '@dealership/shared/texts/staff/people/passkeys.ts';
import { Refusal } from '../calls/refusal.ts';

/** The options from the server; the library checks them. */
type Options = Readonly<Record<string, unknown>>;

/** Whether the site was opened by an IP address, for which no browser makes passkeys. */
export function isAtNumber(hostname = window.location.hostname): boolean {
  return /^\[|^[\d.]+$/.test(hostname);
}

/** Whether this browser supports passkeys at this address: they need a host name, and https or localhost. */
export function canUsePasskeys(): boolean {
  return (
    window.isSecureContext && typeof window.PublicKeyCredential === 'function' && !isAtNumber()
  );
}

/**
 * Asks for a passkey to sign in with.
 * @throws {Refusal} when there is none, or the person declines
 */
export async function readPasskey(options: Options) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answerOf(startAuthentication({ optionsJSON: given(options) }), texts.cancelled);
}

/**
 * Asks the device to make a passkey.
 * @throws {Refusal} when it makes none
 */
export async function makePasskey(options: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return answerOf(startRegistration({ optionsJSON: given(options) }), texts.notMade);
}

/** @param notAllowed the reason when the person declines, or too much time has passed */
async function answerOf<Answer extends { response: object }>(
  asked: Promise<Answer>,
  notAllowed: string,
) {
  try {
    const { response, ...rest } = await asked;
    return { ...rest, response: { ...response } };
  } catch (error) {
    throw new Refusal(reasonOf(error, notAllowed));
  }
}

function given<Json>(options: Options): Json {
  return options as Json;
}

/** Keys are the names of browsers' errors; the library keeps these names. */
function reasonOf(error: unknown, notAllowed: string): string {
  const reasons: Readonly<Record<string, string>> = {
    InvalidStateError: texts.known,
    SecurityError: texts.wrongAddress,
    ConstraintError: texts.unusable,
    NotAllowedError: notAllowed,
  };
  const name = error instanceof Error ? error.name : '';
  return reasons[name] ?? texts.failed;
}
