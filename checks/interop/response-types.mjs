const OPENAI = 'import("openai/resources/chat/completions")';

/**
 * The types that vectors name: the module that declares each, and how it is written with the module as `Sdk`.
 *
 * Left out is what an SDK computes and its API does not send (`output_text`, the getters of a Gemini response). A path
 * into `node_modules` is to a declaration that a package has but does not export: what the API sends before the SDK
 * renames members.
 */
export const RESPONSE_TYPES = {
  'ai:ContentParts': [
    'ai',
    'Pick<Sdk.GenerateTextResult<Sdk.ToolSet, never, never>, "content" | "finishReason">',
  ],
  'ai:ModelResult': ['@ai-sdk/provider', 'Partial<Sdk.LanguageModelV4GenerateResult>'],
  'ai:Result': ['ai', 'Partial<Sdk.GenerateTextResult<Sdk.ToolSet, never, never>>'],
  'ai:Steps': ['ai', '{ steps: Partial<Sdk.StepResult<Sdk.ToolSet, never>>[] }'],
  'ai:UIMessage': ['ai', 'Sdk.UIMessage'],
  'ai:UIMessages': ['ai', 'Sdk.UIMessage[]'],
  'anthropic:Message': ['@anthropic-ai/sdk/resources/messages', 'Sdk.Message'],
  'azure:ChatCompletion': [
    '../node_modules/@azure/openai/dist/esm/types/outputModels.js',
    `Omit<${OPENAI}.ChatCompletion, "choices"> & {
      choices: (Omit<${OPENAI}.ChatCompletion.Choice, "message"> & {
        message: ${OPENAI}.ChatCompletionMessage & { context: Sdk.AzureChatExtensionsMessageContextOutput };
      })[];
    }`,
  ],
  'bedrock:ConverseResponse': ['@aws-sdk/client-bedrock-runtime', 'Sdk.ConverseResponse'],
  'bedrock:RetrieveAndGenerateResponse': [
    '@aws-sdk/client-bedrock-agent-runtime',
    'Sdk.RetrieveAndGenerateResponse',
  ],
  'cohere:V2ChatResponse': ['cohere-ai', 'Sdk.Cohere.V2ChatResponse'],
  'cohere:V2ChatResponse.Raw': [
    '../node_modules/cohere-ai/dist/serialization/resources/v2/types/V2ChatResponse.js',
    'Sdk.V2ChatResponse.Raw',
  ],
  'gemini:GenerateContentResponse': [
    '@google/genai',
    "Wire<Omit<Sdk.GenerateContentResponse, 'text' | 'data' | 'functionCalls' | 'executableCode' | 'codeExecutionResult' | 'initialPromptTokenCount'>>",
  ],
  'gemini:Interaction': ['@google/genai', 'Sdk.Interactions.Interaction'],
  'langchain:AIMessage': [
    '@langchain/core/messages',
    '{ lc: 1; type: "constructor"; id: string[]; kwargs: { content: Sdk.ContentBlock.Text[]; response_metadata: object } }',
  ],
  'openai:ChatCompletion': ['openai/resources/chat/completions', 'Sdk.ChatCompletion'],
  'openai:Response': ['openai/resources/responses/responses', "Omit<Sdk.Response, 'output_text'>"],
  'openai:ThreadMessage': ['openai/resources/beta/threads/messages', 'Sdk.Message'],
  'perplexity:CompletionResponse': [
    '@perplexity-ai/perplexity_ai/generated/api',
    'Omit<Sdk.CompletionResponseOutput, "choices"> & { choices: Omit<Sdk.ChoiceOutput, "delta">[] }',
  ],
  'perplexity:ResponsesResponse': [
    '@perplexity-ai/perplexity_ai/generated/api',
    'Sdk.ResponsesResponseOutput',
  ],
  'web-annotation:Annotation': [
    '@iiif/presentation-3',
    'Sdk.AnnotationW3C & { id: string; type: "Annotation" }',
  ],
  'web-annotation:AnnotationPage': ['@iiif/presentation-3', 'Sdk.W3CAnnotationPage & { id: string }'],
  'web-annotation:AnnotationCollection': [
    '@iiif/presentation-3',
    "Omit<Sdk.W3CAnnotationCollection, 'first'> & { id: string; first: Sdk.W3CAnnotationPage & { id: string } }",
  ],
};
