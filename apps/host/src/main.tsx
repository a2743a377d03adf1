import '@seller-toolbox/ui/tokens.css';
import '@seller-toolbox/ui/base.css';
import { startSite } from './site/start-site.tsx';

void startSite();
