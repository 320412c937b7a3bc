/** axios has no types for what it exports one by one. */
declare module 'axios/unsafe/adapters/fetch.js' {
  import type { AxiosAdapter } from 'axios';

  export const getFetch: () => AxiosAdapter;
}
