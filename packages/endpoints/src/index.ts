import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany, generateText } from 'ai';
export const x = { createAnthropic, createOpenAICompatible, embedMany, generateText };
