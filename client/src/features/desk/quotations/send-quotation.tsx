import { formatRupees, pathIn, type DeskDetail, type StaffQuotation } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { quotationStaffTexts as texts } from '@dealership/shared/texts/staff/desk/quotations.ts';
import { greetingOf, messageLink } from '../../../lib/staff/message-links.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import sheets from '../common/sheets.module.css';
import type { Wrote } from '../sending/use-contact.ts';

export interface SendProps {
  quotation: StaffQuotation;
  detail: DeskDetail;
  wrote: Wrote;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

/** Opens WhatsApp or a mail with the address of a quotation, in the customer's language, or its paper or picture. */
export function SendQuotation({ quotation, detail, wrote }: SendProps) {
  const { enquiry } = detail;
  const { token, number, card } = quotation;
  const path = pathIn(enquiry.language ?? locale, `/quotations/${token}`);
  const address = `${window.location.origin}${path}`;
  const words = texts.message(number, formatRupees(card.total), address);
  const text = `${greetingOf(enquiry.sent)}\n\n${words}`;
  return (
    <div className={sheets.grid}>
      {(['whatsapp', 'mail'] as const).map((way) => {
        const href = messageLink(way, enquiry.sent, text);
        return (
          href !== undefined && (
            <ButtonLink
              key={way}
              variant={way === 'whatsapp' ? 'primary' : 'secondary'}
              href={href}
              {...newTab}
              onClick={() => wrote(way, { text })}
            >
              {texts[way]}
            </ButtonLink>
          )
        );
      })}
      <ButtonLink href={`${path}.pdf`} {...newTab}>
        {texts.print}
      </ButtonLink>
      <ButtonLink href={`${path}.png`} {...newTab}>
        {texts.picture}
      </ButtonLink>
    </div>
  );
}
