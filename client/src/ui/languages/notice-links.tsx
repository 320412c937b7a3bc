import { noticePath, pathIn } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { dealership } from '../../lib/page/dealership.ts';

/**
 * Leads to the privacy notice in the further languages that the dealership has it in.
 *
 * @param shown the one that is shown here, which has no link
 */
export function NoticeLinks({ shown }: { shown?: string | undefined }) {
  const others = dealership().notices?.filter(({ language }) => language !== shown);
  return others?.map(({ language, offer }) => (
    <a
      key={language}
      className="tap"
      href={pathIn(locale, noticePath(language))}
      lang={language}
      dir="auto"
    >
      {offer}
    </a>
  ));
}
