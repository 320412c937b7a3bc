import type { Locator, Page } from '@playwright/test';

/** The link after an outcome: to the next enquiry that needs attention, or back if none is left. */
export function wayOn(page: Page): Locator {
  return page
    .getByRole('status')
    .getByRole('button', { name: /^(Next: .+|Back to the (list|appointments))$/ });
}
