import {
  cardWordsIn,
  formatRupees,
  pathIn,
  quotationIn,
  type PublicQuotation,
} from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { priceCardTexts as words } from '@dealership/shared/texts/common/price/price-card.ts';
import { quotationTexts as texts } from '@dealership/shared/texts/common/papers/quotation.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { latePart } from '../../../lib/browser/late.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { callPath } from '../../../lib/calls/call-path.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { readPageData } from '../../../lib/page/page-data.ts';
import { Button } from '../../../ui/button.tsx';
import { CardLines } from '../../../ui/lists/card-lines.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import styles from './quotation-page.module.css';

/** The code that makes calls other than reads comes when it is first needed. */
const loadCall = async () => (await import('../../../lib/calls/call.ts')).call;

/** The quotation in the document of its page. */
const KEY = 'quotation';
const inDocument = () => readPageData(KEY) as PublicQuotation | undefined;

const QrCode = latePart(async () => (await import('../../../ui/pictures/qr-code.tsx')).QrCode);

/** A quotation under its own address, for its customer alone: it is in the document, and painted before any script. */
export function QuotationPage() {
  return (
    <div className={styles.page}>
      <Quotation />
    </div>
  );
}

function Quotation() {
  const { token = '' } = useParams();
  const path = callPath('GET /api/quotations/:token', { token });
  const { status, data = inDocument(), retry } = useResource(path, { pageData: KEY });
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const note = async () => {
      const call = await loadCall();
      await call('POST /api/quotations/:token/opened', { params: { token } });
    };
    // Nothing depends on it: a customer whose line is cut sees the quotation all the same.
    note().catch(() => null);
  }, [isThere, token]);
  return (
    <>
      {!data && <h1>{texts.title}</h1>}
      {status === 'failed' && <LoadProblem text={texts.none} onRetry={retry} />}
      {status === 'loading' && !data && <p role="status">{texts.loading}</p>}
      {data && <Shown key={token} token={token} read={data} />}
    </>
  );
}

function Shown({ token, read }: { token: string; read: PublicQuotation }) {
  const [quotation, setQuotation] = useState(read);
  const { number, version, state, vehicle, place, card, madeBy, showroom, upi } = quotation;
  const isHydrated = useHydrated();
  const { totalOf } = cardWordsIn(words);
  return (
    <>
      <p className="hint">
        {texts.title} {texts.numberOf(number, version)}
      </p>
      <h1>{vehicle}</h1>
      {state !== 'open' && (
        <p className="notice" role="status">
          {texts.says[state]}
        </p>
      )}
      <p className="hint">
        {[
          texts.validUntil(card.validUntil),
          texts.made(card.day, madeBy),
          words.registeredIn(place ?? words.otherPlace),
        ].join(' · ')}
      </p>
      {showroom !== '' && <p className="hint">{showroom}</p>}
      <CardLines card={card} />
      <p className={styles.total}>
        <span>{card.missing.length > 0 ? totalOf(card) : texts.total}</span>
        <strong>{formatRupees(card.total)}</strong>
      </p>
      {quotationIn({ priceCard: words, quotation: texts }, quotation).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {upi !== '' && (
        <div className={styles.pay}>
          <a href={upi}>{texts.pay}</a>
          <div className={styles.code}>{isHydrated && <QrCode text={upi} label={texts.pay} />}</div>
        </div>
      )}
      <Want token={token} quotation={quotation} onAnswer={setQuotation} />
      <p className={styles.links}>
        {(['pdf', 'png'] as const).map((type) => (
          <a key={type} className="tap" href={pathIn(locale, `/quotations/${token}.${type}`)}>
            {texts[type === 'pdf' ? 'pdf' : 'picture']}
          </a>
        ))}
      </p>
    </>
  );
}

interface WantProps {
  token: string;
  quotation: PublicQuotation;
  onAnswer: (quotation: PublicQuotation) => void;
}

function Want({ token, quotation: { isWanted, state }, onAnswer }: WantProps) {
  const [sending, setSending] = useState<'no' | 'now' | 'failed'>('no');
  if (isWanted) return <p role="status">{texts.wanted}</p>;
  if (state !== 'open') return null;
  const want = async () => {
    setSending('now');
    try {
      const call = await loadCall();
      onAnswer(await call('POST /api/quotations/:token/wanted', { params: { token } }));
    } catch (error) {
      const { changedMeanwhile } = await import('../../../lib/calls/changed-meanwhile.ts');
      const current = changedMeanwhile<PublicQuotation>(error);
      if (current) onAnswer(current);
      else setSending('failed');
    }
  };
  return (
    <>
      <Button variant="primary" busy={sending === 'now'} onClick={() => void want()}>
        {texts.want}
      </Button>
      {sending === 'failed' && (
        <p className="wrong" role="alert">
          {texts.notSent}
        </p>
      )}
    </>
  );
}
