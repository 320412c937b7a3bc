import { editedPages, pagePaths, type EditedPage } from '@dealership/shared';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { pageEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/page-editor.ts';
import { useState } from 'react';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { SettingsSection } from './sections/settings-section.tsx';
import { PageEditor } from './page-editor.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';

/** The pages' texts that the dealership can write. */
export function PagesScreen() {
  const [shown, setShown] = useState<EditedPage>('about');
  return (
    <SettingsScreen texts={texts} names={editedPages}>
      {(settings) => (
        <>
          <SelectField
            label={texts.page}
            all={editedPages}
            chosen={shown}
            nameOf={(page) => settingsTexts.facts[page]}
            onChange={setShown}
          />
          {/* All stay mounted, so that the input in one is kept while another is shown. */}
          {editedPages.map((page) => (
            <div key={page} hidden={page !== shown}>
              <SettingsSection title={settingsTexts.facts[page]} names={[page]} settings={settings}>
                {(fields) => (
                  <>
                    <p className="hint">
                      <a href={pagePaths[page]} target="_blank" rel="noopener">
                        {texts.see}
                      </a>
                    </p>
                    <PageEditor page={page} {...fields} />
                  </>
                )}
              </SettingsSection>
            </div>
          ))}
        </>
      )}
    </SettingsScreen>
  );
}
