import '@seller-toolbox/ui/tokens.css';
import '@seller-toolbox/ui/base.css';
import { provideIconDrawings } from '@seller-toolbox/ui';
import { iconOutline } from '@seller-toolbox/ui/icons';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { choosePage } from './choose-page.tsx';
import { parseSettings } from './settings.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

provideIconDrawings(async () => iconOutline);
document.documentElement.dataset['theme'] = parseSettings(window.location.search).theme;
createRoot(container).render(<StrictMode>{choosePage(window.location)}</StrictMode>);
