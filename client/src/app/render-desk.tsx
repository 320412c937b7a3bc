import { renderToString } from 'react-dom/server';
export const renderDesk = () => renderToString(<p />);
