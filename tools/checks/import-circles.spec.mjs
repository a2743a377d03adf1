// @ts-check
import { cruise } from 'dependency-cruiser';
