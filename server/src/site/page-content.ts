import type { Request } from 'express';
import type { Dealership, ModelAbsence, ModelPreview } from '@dealership/shared';
import type { PageHead } from './page-head.ts';

export interface PageContent {
  /** The data that the page needs at once, written into its document. */
  data?: object;
  /** Words for the marks of the page's shell (`\0model\0`), which its first render repeats. */
  shell?: Readonly<Record<string, string>>;
  /** The sizes (`srcset`) of a picture that is not in its shell, but is still fetched from the first moment. */
  hero?: string;
  /** Another shell of the page than its usual one. */
  absence?: ModelAbsence;
  /** Its path, where its markup is made for it alone with its data; otherwise one serves all addresses. */
  ownPath?: string;
  /** Its own head, where that differs from the usual head of the page. */
  head?: (dealership: Dealership) => Partial<PageHead>;
  /** There are very many such addresses: its document is composed for each request, and not kept. */
  isForOneAddress?: true;
  /** Its address is known to one visitor alone: search engines get no word of it. */
  isPrivate?: true;
  /** It shows a draft: it may be sent only to the person who asked. */
  preview?: ModelPreview;
  /** 404: the address names something that does not exist; 410: something that no longer exists. Neither is listed. */
  status?: 404 | 410;
}

/**
 * Looks up the content of a page's document, by the address of the request. The document is composed and compressed
 * once for each content: the same content must be the same object, such as the one for all unknown names.
 */
export type PageLoader = (
  request: Pick<Request, 'params' | 'query'>,
  /** Whether the visitor may see drafts, and asks for them. */
  seesDrafts: () => Promise<boolean>,
) => Promise<PageContent>;
