import { useState } from 'react';
import { finance } from '@dealership/shared';
import { financeTexts as kindTexts } from '@dealership/shared/texts/common/kinds/finance.ts';
import { useNavigate } from 'react-router-dom';
import { useModel, useVariants } from '../../../features/catalogue/catalogue-resources.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { EmiCalculator } from '../../../features/finance/emi-calculator.tsx';
import { ProofList } from '../../../features/finance/proof-list.tsx';
import { useFinancePrefill } from '../../../features/finance/use-finance-prefill.ts';
import { financeTexts as texts } from '@dealership/shared/texts/public/pages/finance.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../parts/columns.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { iconPaths } from '../../../ui/icon.tsx';
import { Steps } from '../parts/lists.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import styles from './finance-page.module.css';

export function FinancePage() {
  const models = useModelChoices();
  const { model, variant, emi } = useFinancePrefill(models);
  const navigate = useNavigate();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [doneWith, setDoneWith] = useState<string>();
  const isCalculating = isAskedFor || (emi !== undefined && emi !== doneWith);
  const price = usePrice(isCalculating ? model : undefined, variant);
  const closeCalculator = () => {
    setIsAskedFor(false);
    setDoneWith(emi);
  };
  return (
    <>
      <FormPage
        texts={texts}
        glyph={iconPaths.rupee}
        actions={<Button onClick={() => setIsAskedFor(true)}>{texts.openCalculator}</Button>}
        first="side"
        subject={
          model !== undefined && (
            <p className={styles.chosen}>
              {texts.form.chosen}{' '}
              <Button variant="quiet" onClick={() => void navigate('/finance', { replace: true })}>
                {texts.form.chooseAnother}
              </Button>
            </p>
          )
        }
        form={{
          definition: finance,
          texts: kindTexts,
          models,
          ...(model !== undefined && { given: { model }, locked: ['model'] }),
        }}
      >
        <Section heading={texts.documents.heading}>
          <Steps steps={texts.documents.list} />
        </Section>
        <Section heading={texts.proofs.heading}>
          <p>{texts.proofs.text}</p>
          <ProofList {...texts.proofs.address} />
          <ProofList {...texts.proofs.identity} />
        </Section>
        <PageLinks
          links={[
            { to: '/terms-conditions', ...texts.terms },
            { to: '/insurance', ...texts.insurance },
          ]}
        />
      </FormPage>
      {isCalculating && <EmiCalculator price={price} onClose={closeCalculator} />}
    </>
  );
}

/** Ex-showroom price of a model's variant, else of the model, in rupees; undefined until it is known. */
function usePrice(modelName: string | undefined, variantName: string | undefined) {
  const model = useModel(modelName);
  const variants = useVariants(variantName === undefined ? undefined : modelName);
  if (variants.status === 'loading' && variantName !== undefined) return undefined;
  const variant = variants.data?.find(({ name }) => name === variantName);
  return variant?.price ?? model.data?.bikePrice;
}
