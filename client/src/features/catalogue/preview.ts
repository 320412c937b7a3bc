import { modelKey, type ModelPreview, type VehicleView } from '@dealership/shared';
import { readPageData } from '../../lib/page/page-data.ts';

/** The document's data about the draft on it, where the server allows a preview. */
const inDocument = () => readPageData('preview') as ModelPreview | undefined;

function isOfDocument(bikeName: string): boolean {
  const model = readPageData('model') as VehicleView | undefined;
  return modelKey(model?.bikeName ?? '') === modelKey(bikeName);
}

/** The preview, if the document shows this model's draft and the present address still asks for it. */
export function previewOf(bikeName = ''): ModelPreview | undefined {
  const preview = inDocument();
  const isAsked = () => new URLSearchParams(window.location.search).get('draft') === '1';
  return preview && isOfDocument(bikeName) && isAsked() ? preview : undefined;
}

/** Whether the document holds the answers to this page's calls about a model. */
export function isInDocument(bikeName = ''): boolean {
  return isOfDocument(bikeName) && inDocument() === previewOf(bikeName);
}
