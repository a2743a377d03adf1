import { startSite } from './app/start-site.tsx';

void startSite();
