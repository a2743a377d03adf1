import '@seller-toolbox/ui/tokens.css';
import '@seller-toolbox/ui/base.css';
import './app/site.css';
import { startSite } from './app/start-site.tsx';

void startSite();
