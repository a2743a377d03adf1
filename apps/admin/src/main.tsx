import '@seller-toolbox/ui/tokens.css';
import '@seller-toolbox/ui/base.css';
import { startAdmin } from './app/start-admin.tsx';

void startAdmin();
