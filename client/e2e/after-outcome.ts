import type { Locator, Page } from '@playwright/test';

/** What leads on after an outcome: the next enquiry that needs something, or the way back when none is left. */
export function wayOn(page: Page): Locator {
  return page
    .getByRole('status')
    .getByRole('button', { name: /^(Next: .+|Back to the (list|appointments))$/ });
}
