import type { Request, RequestHandler } from 'express';
import {
  DEFAULT_LOCALE,
  isLocale,
  LANGUAGE_HEADER,
  localeAt,
  officeLanguageIn,
  textsIn,
  type Locale,
  type Messages,
} from '@dealership/shared';

/**
 * The language that a call is answered in: that of its address, as documents have it (`/bn/price-list.pdf`), or of the
 * header `X-Language`, which our client sends (rules: languages).
 */
export function localeOf(request: Request): Locale {
  const { locale } = localeAt(request.originalUrl);
  if (locale !== DEFAULT_LOCALE) return locale;
  const asked = request.get(LANGUAGE_HEADER);
  return isLocale(asked) ? asked : DEFAULT_LOCALE;
}

/** Leads documents with a language in their address to the route of the document. */
export const findDocumentsByLanguage: RequestHandler = (request, _response, next) => {
  const { path } = localeAt(request.url);
  if (
    /^(?:\/(?:price-cards|quotations)\/[^/?]*\.png|\/appointments\/[^/?]*\.ics|[^?]*\.pdf)(?:\?|$)/.test(
      path,
    )
  )
    request.url = path;
  next();
};

/**
 * The language of a document of the back office: of the header, for the worker that keeps it in the browser, or of the
 * browser's cookie.
 */
export function officeLocaleOf(request: Request): Locale {
  const asked = request.get(LANGUAGE_HEADER);
  if (isLocale(asked)) return asked;
  return officeLanguageIn(request.get('Cookie') ?? '') ?? DEFAULT_LOCALE;
}

/** The text of a call's success, in its language. */
export function answersTo(request: Request): Messages['answers'] {
  return textsIn(localeOf(request)).answers;
}
