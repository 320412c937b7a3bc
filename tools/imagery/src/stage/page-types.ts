/** Makes `window.imagery` known to the Node side without importing the page's code. */
import type {} from './page.ts';
