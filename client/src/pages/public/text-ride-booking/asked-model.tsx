import { useId, type ReactNode, type SubmitEvent } from 'react';
import {
  leadPictureSizes,
  type ModelChoice,
  type VehicleColour,
  type VehicleView,
} from '@dealership/shared';
import { useNavigate } from 'react-router-dom';
import { bareName, enquiryLink } from '../../../features/catalogue/model-links.ts';
import { useFoundModels } from '../../../features/catalogue/search/use-found-models.ts';
import { shellText } from '../../../lib/page/shell-text.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { testRideTexts as texts } from '@dealership/shared/texts/public/pages/test-ride.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { FirstPicture } from '../../../ui/pictures/first-picture.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { Picture, pictureAt } from '../../../ui/pictures/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import styles from './asked-model.module.css';

interface AskedModelProps {
  model: VehicleView;
  /** In rupees; undefined while the price of the variant is loading. */
  price: number | undefined;
  variantName: string | undefined;
  /** The variant that was chosen in the form. */
  colour: VehicleColour | undefined;
}

/** The model of the enquiry: name, picture, price, and a link to finance. */
export function AskedModel({ model, price, variantName, colour }: AskedModelProps) {
  const { name, active, type } = model;
  const shown = colour?.image === '' ? undefined : colour;
  return (
    <AskedLayout
      name={name}
      stage={
        <OutlineOf model={model}>
          <Picture
            key={shown?.id}
            picture={shown ? pictureAt(shown.image, shown) : pictureAt(model.image, model)}
            alt={shown ? texts.inColour(name, shown.label ?? shown.name) : name}
            sizes={leadPictureSizes}
            priority
            isCutOut
          />
        </OutlineOf>
      }
      price={
        active ? (
          price !== undefined && (
            <Price
              rupees={price}
              prefix={variantName ?? catalogueTexts.startFrom}
              isExShowroom={false}
              size="large"
            />
          )
        ) : (
          <p className={styles.notSold}>{texts.notSold(name)}</p>
        )
      }
      action={
        active ? (
          <Link {...financeLink(model)} className={buttonClass('secondary')}>
            {texts.finance}
          </Link>
        ) : (
          <Link
            to={type === 'scooter' ? '/scooters' : '/motorcycle'}
            className={buttonClass('secondary')}
          >
            {type === 'scooter' ? texts.otherScooters : texts.otherMotorcycles}
          </Link>
        )
      }
    />
  );
}

/** With the model chosen (rules: model-in-address). */
function financeLink({ bikeName }: VehicleView) {
  return {
    ...enquiryLink(bikeName),
    to: `/finance?bike=${encodeURIComponent(bareName(bikeName))}`,
  };
}

/** As large as the model, in its place. */
export function LoadingModel() {
  const isTakenOver = useHydrated();
  return (
    <AskedLayout
      name={isTakenOver ? '' : shellText('model')}
      stage={
        <>
          <FirstPicture sizes={leadPictureSizes} isCutOut />
          <p className="visually-hidden">{catalogueTexts.details.loading}</p>
        </>
      }
    />
  );
}

export function FailedModel({ onRetry }: { onRetry: () => void }) {
  return (
    <AskedLayout
      name=""
      stage={<LoadProblem text={catalogueTexts.details.failed} onRetry={onRetry} />}
    />
  );
}

interface OtherModelProps {
  name: string;
  text: string;
  choices: readonly ModelChoice[];
  /** An unknown name, perhaps a slip of one of ours: the likeliest is chosen at first. */
  asked?: string;
}

/** In place of a model that is unknown, or that the address does not name. */
export function OtherModel({ name, text, choices, asked = '' }: OtherModelProps) {
  const spoken = choices.map((choice) => ({ ...choice, outline: choice.type }));
  const likely = useFoundModels(asked, spoken)?.[0]?.name;
  const navigate = useNavigate();
  const field = useId();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(field);
    if (typeof chosen !== 'string' || chosen === '') return;
    const { to, state } = enquiryLink(chosen);
    void navigate(to, { state });
  };
  // Submitted with a button, so that moving through the list by keyboard opens no page.
  const chooser = (
    <form className={styles.chooser} onSubmit={onSubmit}>
      <p>{text}</p>
      <Field label={texts.model}>
        {(props) => (
          <select {...props} key={likely} name={field} defaultValue={likely}>
            <option value="">{texts.choose}</option>
            {choices.map((choice) => (
              <option key={choice.slug}>{choice.name}</option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit">{texts.show}</Button>
    </form>
  );
  return <AskedLayout name={name} stage={chooser} />;
}

interface AskedLayoutProps {
  name: string;
  stage: ReactNode;
  price?: ReactNode;
  action?: ReactNode;
}

/** Space for every part is reserved from the start, so that the form below does not move. */
function AskedLayout({ name, stage, price, action }: AskedLayoutProps) {
  return (
    <div className={styles.asked}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.name}>{name}</p>
      <div className={styles.stage}>{stage}</div>
      <div className={styles.price}>{price}</div>
      <p className="soft">{catalogueTexts.note}</p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
