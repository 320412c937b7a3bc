import { openDatabase, type Database } from '../db/open-database.ts';
import { drawBrochure } from '../features/catalogue/documents/brochure.ts';
import { drawPriceCard } from '../features/catalogue/documents/price-card.ts';
import { drawPriceCardPicture } from '../features/catalogue/documents/card-picture/price-card-picture.ts';
import { drawQuotationPicture } from '../features/catalogue/documents/card-picture/quotation-picture.ts';
import { drawQuotation } from '../features/catalogue/documents/quotation.ts';
import { drawPriceList } from '../features/catalogue/documents/price-list.ts';
import { drawTableCards } from '../features/catalogue/documents/table-card/table-card.ts';
import { readConsents } from '../features/consents/read-consents.ts';
import { drawReportFile } from '../features/enquiries/export/report-file.ts';
import { answerOrders } from '../workers/answer-orders.ts';
import type { DrawingOrder } from './drawing.ts';

let db: Database | undefined;

/** The program of a worker that draws PDFs and pictures; it reads the rows of a report itself. */
answerOrders(draw);

async function* draw(order: DrawingOrder): AsyncGenerator<Uint8Array, undefined> {
  if ('brochure' in order) yield await drawBrochure(order.brochure);
  else if ('priceCard' in order) yield await drawPriceCard(order.priceCard);
  else if ('cardPicture' in order) yield await drawPriceCardPicture(order.cardPicture);
  else if ('quotation' in order) yield await drawQuotation(order.quotation);
  else if ('quotationPicture' in order) yield await drawQuotationPicture(order.quotationPicture);
  else if ('priceList' in order) yield await drawPriceList(order.priceList);
  else if ('tableCards' in order) yield* drawTableCards(order.tableCards);
  else {
    db ??= openDatabase(order.database);
    yield* drawReportFile({ db, readConsents }, order.report);
  }
  return undefined;
}
