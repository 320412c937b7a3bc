import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { deskEnquiryTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './enquiry-view.module.css';
import type { Neighbours } from './use-actions.ts';

interface EnquiryTopProps extends Neighbours {
  /** Its place in the list, in words. */
  position: string;
}

/** The links back and to the neighbours. */
export function EnquiryTop({ position, previous, next }: EnquiryTopProps) {
  const { close, isFromDay } = useDesk();
  return (
    <div className={styles.top}>
      <Button
        variant="quiet"
        className={styles.back}
        aria-label={isFromDay ? deskEnquiryTexts.backToDay : deskEnquiryTexts.back}
        onClick={close}
      >
        <Icon name="left" />
        {isFromDay ? deskTexts.views.appointments : deskTexts.title}
      </Button>
      <span className={styles.position}>{position}</span>
      <span className={styles.ways}>
        <Button aria-label={deskEnquiryTexts.previousLong} disabled={!previous} onClick={previous}>
          <Icon name="left" />
        </Button>
        <Button aria-label={deskEnquiryTexts.nextLong} disabled={!next} onClick={next}>
          <Icon name="right" />
        </Button>
      </span>
    </div>
  );
}
