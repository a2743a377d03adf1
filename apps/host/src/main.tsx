import '@seller-toolbox/ui/tokens.css';
import '@seller-toolbox/ui/base.css';
import { startSite } from './app/start-site.tsx';

void startSite();
