import { modelKey, type ModelPreview, type VehicleView } from '@dealership/shared';
import { readPageData } from '../../lib/page/page-data.ts';

/** What the document says of the draft that it shows, where the server has let one be seen. */
const inDocument = () => readPageData('preview') as ModelPreview | undefined;

function isOfDocument(bikeName: string): boolean {
  const model = readPageData('model') as VehicleView | undefined;
  return modelKey(model?.bikeName ?? '') === modelKey(bikeName);
}

/** Whether this page shows the draft of a model: its document does, and the present address still asks for it. */
export function previewOf(bikeName = ''): ModelPreview | undefined {
  const preview = inDocument();
  const isAsked = () => new URLSearchParams(window.location.search).get('draft') === '1';
  return preview && isOfDocument(bikeName) && isAsked() ? preview : undefined;
}

/** Whether the document holds what the calls of this page about a model would answer. */
export function isInDocument(bikeName = ''): boolean {
  return isOfDocument(bikeName) && inDocument() === previewOf(bikeName);
}
