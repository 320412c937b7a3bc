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
  return credentialOf(startAuthentication({ optionsJSON: given(options) }), texts.cancelled);
}

/**
 * Asks the device to make a passkey.
 * @throws {Refusal} when it makes none
 */
export async function makePasskey(options: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return credentialOf(startRegistration({ optionsJSON: given(options) }), texts.notMade);
}

function given<Json>(options: Options): Json {
  return options as Json;
}

/** @param declined the reason if the person declines */
async function credentialOf<Credential extends { response: object }>(
  asked: Promise<Credential>,
  declined: string,
) {
  try {
    const { response, ...rest } = await asked;
    return { ...rest, response: { ...response } };
  } catch (error) {
    // The names of browsers' errors, which the library keeps.
    const reasons: Readonly<Record<string, string>> = {
      NotAllowedError: declined,
      InvalidStateError: texts.known,
      SecurityError: texts.wrongAddress,
      ConstraintError: texts.unusable,
    };
    throw new Refusal(reasons[error instanceof Error ? error.name : ''] ?? texts.failed);
  }
}
