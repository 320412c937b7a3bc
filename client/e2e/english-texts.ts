import type { Page } from '@playwright/test';

/** The scripts of the languages, as Unicode names them. */
export const scripts = { bn: 'Bengali', hi: 'Devanagari' } as const;

/**
 * Texts of the page, also those that are only read aloud, with three English words and no letter of its own script,
 * outside of what is marked as English.
 */
export async function englishTexts(page: Page, locale: keyof typeof scripts): Promise<string[]> {
  return page.evaluate((name) => {
    const own = new RegExp(`\\p{Script=${name}}`, 'u');
    const isEnglish = (text: string | null) =>
      text !== null && /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text) && !own.test(text);
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('[lang=en], script, style, noscript')) continue;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && isEnglish(node.textContent))
          found.push(node.textContent ?? '');
      }
      for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
        const text = element.getAttribute(attribute);
        if (isEnglish(text)) found.push(text ?? '');
      }
    }
    return found;
  }, scripts[locale]);
}
