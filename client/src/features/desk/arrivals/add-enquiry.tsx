import { screenAddress } from '@dealership/shared';
import { addEnquiryTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useState } from 'react';
import pageStyles from '../../../ui/admin-screen.module.css';
import { AdminDialog } from '../../../ui/dialogs/admin-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AddEnquiryForm } from './add-enquiry-form.tsx';
import type { AddEnquiryFormProps } from './use-added-enquiry.ts';

/** Writes down an enquiry from a customer who is present, on the telephone, or on WhatsApp. */
export function AddEnquiryDialog(props: AddEnquiryFormProps & { onClosed: () => void }) {
  const { onClosed, ...form } = props;
  return (
    <AdminDialog title={texts.title} onClosed={onClosed}>
      <AddEnquiryForm {...form} />
    </AdminDialog>
  );
}

/** The same dialog as a separate screen. */
export function AddEnquiryScreen() {
  const [isOpen, setIsOpen] = useState(true);
  const [added, setAdded] = useState<string>();
  return (
    <section className={pageStyles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{texts.title}</h1>
      <p className="hint">{texts.intro}</p>
      <p role="status">
        {added !== undefined && (
          <span>
            {texts.added(added)}{' '}
            <Link to={screenAddress('desk', { enquiry: added })}>{texts.open}</Link>
          </span>
        )}
      </p>
      <div>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          {texts.title}
        </Button>
      </div>
      {isOpen && <AddEnquiryDialog onAdded={setAdded} onClosed={() => setIsOpen(false)} />}
    </section>
  );
}
