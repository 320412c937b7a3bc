import type { DatabaseConfig } from '../config.ts';
import type { Brochure } from '../features/catalogue/documents/brochure.ts';
import type { PriceCardSheet } from '../features/catalogue/documents/price-card.ts';
import type { PriceCardPicture } from '../features/catalogue/documents/card-picture/price-card-picture.ts';
import type { PriceList } from '../features/catalogue/documents/price-list.ts';
import type { TableCards } from '../features/catalogue/documents/table-card/table-card.ts';
import type { ReportOrder } from '../features/enquiries/export/report-file.ts';
import type { QuotationSheet } from '../pdf/quotation-sheet.ts';
import { shareProcess } from '../workers/worker.ts';
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool.ts';

export type DrawingOrder =
  | { brochure: Brochure }
  | { priceCard: PriceCardSheet }
  | { cardPicture: PriceCardPicture }
  | { quotation: QuotationSheet }
  | { quotationPicture: QuotationSheet }
  | { priceList: PriceList }
  | { tableCards: TableCards }
  | { report: ReportOrder; database: DatabaseConfig };

export type Drawing = ReturnType<typeof createDrawing>;

type Pool = WorkerPool<DrawingOrder, Uint8Array, undefined>;

/** A part of a document takes a second at most; pictures need memory outside the heap. */
const LIMITS = { heapMb: 256, limitMs: 30_000, waitMs: 10_000, idleMs: 30_000 };

/** Visitors' documents are drawn one at a time, staff's reports two, in turn: neither waits for the other to end. */
const DOCUMENTS_AT_ONCE = 1;
const REPORTS_AT_ONCE = 2;

/**
 * Draws PDFs and pictures in a separate process, since each takes a processor for 0.1 s to a minute.
 * @throws {WorkerLost} when the process dies or hangs, or too much is being drawn
 */
export function createDrawing(database: DatabaseConfig) {
  const options = { ...LIMITS, program: 'drawing/draw-worker' };
  const start = shareProcess<DrawingOrder, Uint8Array, undefined>();
  const documents: Pool = createWorkerPool({ ...options, size: DOCUMENTS_AT_ONCE }, start);
  const reports: Pool = createWorkerPool({ ...options, size: REPORTS_AT_ONCE }, start);
  return {
    drawBrochure: (brochure: Brochure) => wholeOf(draw(documents, { brochure })),
    drawPriceCard: (priceCard: PriceCardSheet) => wholeOf(draw(documents, { priceCard })),
    drawPriceCardPicture: (cardPicture: PriceCardPicture) =>
      wholeOf(draw(documents, { cardPicture })),
    drawQuotation: (quotation: QuotationSheet) => wholeOf(draw(documents, { quotation })),
    drawQuotationPicture: (quotationPicture: QuotationSheet) =>
      wholeOf(draw(documents, { quotationPicture })),
    drawPriceList: (priceList: PriceList) => wholeOf(draw(documents, { priceList })),
    /** With the reports: visitors do not wait for the cards of all models. */
    drawTableCards: (tableCards: TableCards) => wholeOf(draw(reports, { tableCards })),
    /** In parts; a caller that does not want the rest calls `return()`. */
    drawReport: (report: ReportOrder) => draw(reports, { report, database }),
    stop: async () => {
      await Promise.all([documents.stop(), reports.stop()]);
    },
  };
}

async function* draw(pool: Pool, order: DrawingOrder): AsyncGenerator<Uint8Array> {
  const worker = await pool.acquire();
  try {
    yield* worker.answer(order);
  } finally {
    pool.release(worker);
  }
}

async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}
