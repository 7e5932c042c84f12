import { testProperties } from '../../support/game/suite/index.ts';
import { subject } from './subject.ts';

testProperties(subject);
