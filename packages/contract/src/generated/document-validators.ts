// @ts-nocheck
// Generated from schemas/ by scripts/generate-contract.mjs. Do not edit.
import { type CompiledValidator, FAULT_LIMIT } from './validators.js';

/** Name of the schema of a document that is no artifact: what commands print, what a store holds, tables. */
export type OtherDocumentName = 'canonical-text' | 'citation-answer' | 'error' | 'ingest-result' | 'lineage-trace' | 'new-key' | 'new-pack' | 'new-seal' | 'pack' | 'passages' | 'rules' | 'schema-list' | 'schema-result' | 'store' | 'store-generation' | 'store-pointer' | 'trust-policy' | 'unicode' | 'verification';

const codePointLength = (text) => {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      length--;
      i++;
    }
  }
  return length;
};

const addFault = (faults, fault) => {
  if (faults === null) return [fault];
  faults.push(fault);
  return faults;
};

export const compiled_canonical_text = validate52;
const schema19 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:canonical-text:1"},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"canonical_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"chars":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"bytes":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"charset":{"$ref":"urn:loccit:primitives:1#/$defs/charset"},"unicode_version":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"unassigned":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"maxItems":100}}};
const func0 = Object.prototype.hasOwnProperty;

const func72 = codePointLength;
const pattern3 = new RegExp("^[0-9a-f]{64}$", "u");

function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate54.errors = vErrors;
return errors === 0;
}



function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate57.errors = vErrors;
return errors === 0;
}


const pattern4 = new RegExp("\n", "u");
const pattern5 = new RegExp("^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$", "u");

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 255){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern5.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


const pattern7 = new RegExp("^[a-z0-9][a-z0-9:_.-]*$", "u");

function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 40){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern7.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate62.errors = vErrors;
return errors === 0;
}



function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate64.errors = vErrors;
return errors === 0;
}



function validate66(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:canonical-text:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.canonical_sha256 === undefined) || (!(func0.call(data, "canonical_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.chars === undefined) || (!(func0.call(data, "chars")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chars"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.media_type === undefined) || (!(func0.call(data, "media_type")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.charset === undefined) || (!(func0.call(data, "charset")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "charset"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.unassigned === undefined) || (!(func0.call(data, "unassigned")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unassigned"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema19.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:canonical-text:1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:canonical-text:1"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
if(!(validate54(data.raw_sha256, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.canonical_sha256 !== undefined && func0.call(data, "canonical_sha256")){
if(!(validate54(data.canonical_sha256, {instancePath:instancePath+"/canonical_sha256"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.chars !== undefined && func0.call(data, "chars")){
if(!(validate57(data.chars, {instancePath:instancePath+"/chars"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate57(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.media_type !== undefined && func0.call(data, "media_type")){
if(!(validate60(data.media_type, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.charset !== undefined && func0.call(data, "charset")){
if(!(validate62(data.charset, {instancePath:instancePath+"/charset"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
if(!(validate64(data.unicode_version, {instancePath:instancePath+"/unicode_version"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.unassigned !== undefined && func0.call(data, "unassigned")){
let data8 = data.unassigned;
if(Array.isArray(data8)){
if(data8.length > 100){
const err11 = {instancePath:instancePath+"/unassigned",schemaPath:"#/properties/unassigned/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate66(data8[i0], {instancePath:instancePath+"/unassigned/" + i0}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/unassigned",schemaPath:"#/properties/unassigned/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

export const compiled_citation_answer = validate68;
const schema27 = {"type":"object","additionalProperties":false,"properties":{"issuedAt":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"expiresAt":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"purpose":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenantId":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"audience":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"packSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"reportSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"auditSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"tools":{"type":"array","items":{"$ref":"#/$defs/tool"},"maxItems":100}}};

const pattern8 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate76.errors = vErrors;
return errors === 0;
}



function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.optionsSha256 === undefined) || (!(func0.call(data, "optionsSha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optionsSha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "name") || (key0 === "version")) || (key0 === "optionsSha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate72(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate72(data.version, {instancePath:instancePath+"/version"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.optionsSha256 !== undefined && func0.call(data, "optionsSha256")){
if(!(validate76(data.optionsSha256, {instancePath:instancePath+"/optionsSha256"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:citation-answer:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.issuedAt === undefined) || (!(func0.call(data, "issuedAt")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuedAt"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.tenantId === undefined) || (!(func0.call(data, "tenantId")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema27.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.issuedAt !== undefined && func0.call(data, "issuedAt")){
if(!(validate69(data.issuedAt, {instancePath:instancePath+"/issuedAt"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
if(!(validate69(data.expiresAt, {instancePath:instancePath+"/expiresAt"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
if(!(validate72(data.purpose, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
if(!(validate72(data.tenantId, {instancePath:instancePath+"/tenantId"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate72(data.audience, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.packSha256 !== undefined && func0.call(data, "packSha256")){
if(!(validate76(data.packSha256, {instancePath:instancePath+"/packSha256"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.reportSha256 !== undefined && func0.call(data, "reportSha256")){
if(!(validate76(data.reportSha256, {instancePath:instancePath+"/reportSha256"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.auditSha256 !== undefined && func0.call(data, "auditSha256")){
if(!(validate76(data.auditSha256, {instancePath:instancePath+"/auditSha256"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data8 = data.tools;
if(Array.isArray(data8)){
if(data8.length > 100){
const err6 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate80(data8[i0], {instancePath:instancePath+"/tools/" + i0}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

export const compiled_error = validate85;



const pattern11 = new RegExp("^[a-z]+(?:-[a-z0-9]+)*$", "u");

function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 80){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern11.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate87.errors = vErrors;
return errors === 0;
}



function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate90.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "file") || (key0 === "line")) || (key0 === "column")) || (key0 === "byte_offset")) || (key0 === "char_offset")) || (key0 === "pointer"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err0); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data0 = data.file;
if(typeof data0 === "string"){
if(func72(data0) < 1){
const err1 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data1 = data.line;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
if(data.column !== undefined && func0.call(data, "column")){
let data2 = data.column;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
if(data.byte_offset !== undefined && func0.call(data, "byte_offset")){
if(!(validate90(data.byte_offset, {instancePath:instancePath+"/byte_offset"}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.char_offset !== undefined && func0.call(data, "char_offset")){
if(!(validate90(data.char_offset, {instancePath:instancePath+"/char_offset"}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err7 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate89.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate87(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func72(data1) < 1){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate89(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:error:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:error:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:error:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
if(!(validate86(data.error, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

export const compiled_ingest_result = validate95;
const schema37 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:ingest-result:1"},"generation":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/generation_id"},{"type":"null"}]},"generations":{"type":"array","items":{"$ref":"#/$defs/published"}},"documents":{"type":"array","items":{"$ref":"#/$defs/document"}},"deleted":{"type":"array","items":{"$ref":"#/$defs/deleted"}},"refused":{"type":"array","items":{"$ref":"#/$defs/refused"}},"ignored":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"symbolic_links":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"stores":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"unpublished":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"hidden_chars":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}};

const pattern12 = new RegExp("^gen_[0-9a-f]{64}$", "u");

function validate96(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate96.errors = vErrors;
return errors === 0;
}



function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.generation === undefined) || (!(func0.call(data, "generation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.published === undefined) || (!(func0.call(data, "published")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "tenant_id") || (key0 === "generation")) || (key0 === "published"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate99(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
if(!(validate96(data.generation, {instancePath:instancePath+"/generation"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.published !== undefined && func0.call(data, "published")){
if(typeof data.published !== "boolean"){
const err4 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","additionalProperties":false,"properties":{"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"source_uri":{"$ref":"urn:loccit:primitives:1#/$defs/source_uri"},"source_version":{"$ref":"urn:loccit:primitives:1#/$defs/source_version"},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"canonical_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/canonical_revision_id"},"parse_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/parse_revision_id"},"elements":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"chunks":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}};

const pattern14 = new RegExp("^[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩    - \u2028\u2029  　﻿](?:[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩]*[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩    - \u2028\u2029  　﻿])?$", "u");

function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 200){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 1){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern14.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


const pattern16 = new RegExp("^(?:https?://(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}|\\[[0-9a-f:.]+\\])+(?::(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?(?:\\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?|urn:[a-z0-9][a-z0-9-]{0,30}[a-z0-9]:(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*|(?:kb|file-set):(?://(?:[a-z0-9._~-]|%[0-9A-Fa-f]{2})+(?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?|/?(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)(?:\\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?)$", "u");

function validate107(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 4000){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 4){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern16.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate107.errors = vErrors;
return errors === 0;
}



function validate109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 200){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 1){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern14.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate109.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 255){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern5.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate111.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate113.errors = vErrors;
return errors === 0;
}


const pattern22 = new RegExp("^can_[0-9a-f]{64}$", "u");

function validate115(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern22.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


const pattern23 = new RegExp("^par_[0-9a-f]{64}$", "u");

function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern23.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate117.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate119.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.source_version === undefined) || (!(func0.call(data, "source_version")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_version"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.media_type === undefined) || (!(func0.call(data, "media_type")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "elements"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.chunks === undefined) || (!(func0.call(data, "chunks")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunks"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema41.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate99(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate105(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(!(validate107(data.source_uri, {instancePath:instancePath+"/source_uri"}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(!(validate109(data.source_version, {instancePath:instancePath+"/source_version"}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
if(data.media_type !== undefined && func0.call(data, "media_type")){
if(!(validate111(data.media_type, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
if(!(validate113(data.raw_sha256, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.canonical_revision_id !== undefined && func0.call(data, "canonical_revision_id")){
if(!(validate115(data.canonical_revision_id, {instancePath:instancePath+"/canonical_revision_id"}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.parse_revision_id !== undefined && func0.call(data, "parse_revision_id")){
if(!(validate117(data.parse_revision_id, {instancePath:instancePath+"/parse_revision_id"}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
if(!(validate119(data.elements, {instancePath:instancePath+"/elements"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.chunks !== undefined && func0.call(data, "chunks")){
if(!(validate119(data.chunks, {instancePath:instancePath+"/chunks"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate103.errors = vErrors;
return errors === 0;
}



function validate123(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "tenant_id") || (key0 === "document_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate99(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate105(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate123.errors = vErrors;
return errors === 0;
}



function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate87(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func72(data1) < 1){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate89(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "path") || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
if(!(validate128(data.error, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate127.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:ingest-result:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.generation === undefined) || (!(func0.call(data, "generation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generations === undefined) || (!(func0.call(data, "generations")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generations"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.refused === undefined) || (!(func0.call(data, "refused")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.ignored === undefined) || (!(func0.call(data, "ignored")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ignored"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.symbolic_links === undefined) || (!(func0.call(data, "symbolic_links")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbolic_links"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.stores === undefined) || (!(func0.call(data, "stores")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stores"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.unpublished === undefined) || (!(func0.call(data, "unpublished")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unpublished"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.hidden_chars === undefined) || (!(func0.call(data, "hidden_chars")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hidden_chars"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema37.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:ingest-result:1" !== data.schema){
const err11 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:ingest-result:1"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
let data1 = data.generation;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate96(data1, {instancePath:instancePath+"/generation"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err12 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err12); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err13 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err13); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.generations !== undefined && func0.call(data, "generations")){
let data2 = data.generations;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate98(data2[i0], {instancePath:instancePath+"/generations/" + i0}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/generations",schemaPath:"#/properties/generations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data4 = data.documents;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate103(data4[i1], {instancePath:instancePath+"/documents/" + i1}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.deleted !== undefined && func0.call(data, "deleted")){
let data6 = data.deleted;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate123(data6[i2], {instancePath:instancePath+"/deleted/" + i2}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.refused !== undefined && func0.call(data, "refused")){
let data8 = data.refused;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
if(!(validate127(data8[i3], {instancePath:instancePath+"/refused/" + i3}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.ignored !== undefined && func0.call(data, "ignored")){
if(!(validate119(data.ignored, {instancePath:instancePath+"/ignored"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.symbolic_links !== undefined && func0.call(data, "symbolic_links")){
if(!(validate119(data.symbolic_links, {instancePath:instancePath+"/symbolic_links"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.stores !== undefined && func0.call(data, "stores")){
if(!(validate119(data.stores, {instancePath:instancePath+"/stores"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.unpublished !== undefined && func0.call(data, "unpublished")){
if(!(validate119(data.unpublished, {instancePath:instancePath+"/unpublished"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.hidden_chars !== undefined && func0.call(data, "hidden_chars")){
if(!(validate119(data.hidden_chars, {instancePath:instancePath+"/hidden_chars"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

export const compiled_lineage_trace = validate138;


const pattern25 = new RegExp("^C[1-9][0-9]{0,6}\\.[1-9][0-9]{0,6}$", "u");

function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 16){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern25.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate139.errors = vErrors;
return errors === 0;
}


const schema56 = {"type":"object","additionalProperties":false,"properties":{"level":{"enum":["raw","canonical","parse","element","chunk","index-entry","generation","span"]},"id":{"type":"string"},"preimage":{"type":["object","null"]},"recomputed":{"type":["string","null"]},"state":{"$ref":"#/$defs/state"},"faults":{"type":"array","items":{"type":"string"}},"unchecked":{"type":"array","items":{"type":"string"}},"rerun":{"$ref":"#/$defs/state"}}};
const schema57 = {"enum":["matched","mismatched","not-available"]};

function validate143(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "matched") || (data === "mismatched")) || (data === "not-available"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema57.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.level === undefined) || (!(func0.call(data, "level")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.recomputed === undefined) || (!(func0.call(data, "recomputed")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recomputed"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.unchecked === undefined) || (!(func0.call(data, "unchecked")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unchecked"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "level") || (key0 === "id")) || (key0 === "preimage")) || (key0 === "recomputed")) || (key0 === "state")) || (key0 === "faults")) || (key0 === "unchecked")) || (key0 === "rerun"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data0 = data.level;
if(!((((((((data0 === "raw") || (data0 === "canonical")) || (data0 === "parse")) || (data0 === "element")) || (data0 === "chunk")) || (data0 === "index-entry")) || (data0 === "generation")) || (data0 === "span"))){
const err8 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema56.properties.level.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data2 = data.preimage;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/preimage",schemaPath:"#/properties/preimage/type",keyword:"type",params:{type: schema56.properties.preimage.type}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.recomputed !== undefined && func0.call(data, "recomputed")){
let data3 = data.recomputed;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/recomputed",schemaPath:"#/properties/recomputed/type",keyword:"type",params:{type: schema56.properties.recomputed.type}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
if(!(validate143(data.state, {instancePath:instancePath+"/state"}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data5 = data.faults;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(typeof data5[i0] !== "string"){
const err12 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.unchecked !== undefined && func0.call(data, "unchecked")){
let data7 = data.unchecked;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(typeof data7[i1] !== "string"){
const err14 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(!(validate143(data.rerun, {instancePath:instancePath+"/rerun"}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 8){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 8}};
vErrors = addFault(vErrors, err0); errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate142(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate141.errors = vErrors;
return errors === 0;
}



function validate148(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.rerun === undefined) || (!(func0.call(data, "rerun")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rerun"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holds"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "address") || (key0 === "links")) || (key0 === "rerun")) || (key0 === "holds"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate139(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined && func0.call(data, "links")){
if(!(validate141(data.links, {instancePath:instancePath+"/links"}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(typeof data.rerun !== "boolean"){
const err5 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
const err6 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:lineage-trace:1" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.traces === undefined) || (!(func0.call(data, "traces")))) && (missing0 = "traces")){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {instancePath,schemaPath:"#/oneOf/0/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.rerun === undefined) || (!(func0.call(data, "rerun")))){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "rerun"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "holds"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err5 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "links"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.address === undefined) || (!(func0.call(data, "address")))) && (missing1 = "address")){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.rerun === undefined) || (!(func0.call(data, "rerun")))) && (missing2 = "rerun")){
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.holds === undefined) || (!(func0.call(data, "holds")))) && (missing3 = "holds")){
const err8 = {};
vErrors = addFault(vErrors, err8); errors++;
}
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.links === undefined) || (!(func0.call(data, "links")))) && (missing4 = "links")){
const err9 = {};
vErrors = addFault(vErrors, err9); errors++;
}
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
}
}
}
if(!valid3){
const err10 = {};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs7 === errors;
if(valid2){
const err11 = {instancePath,schemaPath:"#/oneOf/1/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err11); errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.traces === undefined) || (!(func0.call(data, "traces")))){
const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "traces"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
vErrors = addFault(vErrors, err13); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err14); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "schema") || (key0 === "address")) || (key0 === "rerun")) || (key0 === "holds")) || (key0 === "links")) || (key0 === "traces"))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:lineage-trace:1" !== data.schema){
const err16 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:lineage-trace:1"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate139(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(typeof data.rerun !== "boolean"){
const err17 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
const err18 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
if(!(validate141(data.links, {instancePath:instancePath+"/links"}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.traces !== undefined && func0.call(data, "traces")){
let data5 = data.traces;
if(Array.isArray(data5)){
if(data5.length < 2){
const err19 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err19); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate148(data5[i0], {instancePath:instancePath+"/traces/" + i0}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err21); errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

export const compiled_new_key = validate152;


const pattern26 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate153(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 43){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern26.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate153.errors = vErrors;
return errors === 0;
}


const pattern30 = new RegExp("^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{44}$", "u");

function validate181(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 56){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 56}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern30.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate181.errors = vErrors;
return errors === 0;
}

const schema64 = {"type":"object","additionalProperties":false,"properties":{"kty":{"const":"OKP"},"crv":{"const":"Ed25519"},"x":{"type":"string","pattern":"^[A-Za-z0-9_-]{43}$","maxLength":43},"kid":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"use":{"const":"sig"},"alg":{"enum":["EdDSA","Ed25519"]},"key_ops":{"type":"array","items":{"type":"string","enum":["sign","verify"]},"uniqueItems":true}}};

function validate160(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate160.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kty === undefined) || (!(func0.call(data, "kty")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kty"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.crv === undefined) || (!(func0.call(data, "crv")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "crv"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.x === undefined) || (!(func0.call(data, "x")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "kty") || (key0 === "crv")) || (key0 === "x")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg")) || (key0 === "key_ops"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.kty !== undefined && func0.call(data, "kty")){
if("OKP" !== data.kty){
const err4 = {instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "OKP"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.crv !== undefined && func0.call(data, "crv")){
if("Ed25519" !== data.crv){
const err5 = {instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "Ed25519"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.x !== undefined && func0.call(data, "x")){
let data2 = data.x;
if(typeof data2 === "string"){
if(func72(data2) > 43){
const err6 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!pattern26.test(data2)){
const err7 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.kid !== undefined && func0.call(data, "kid")){
if(!(validate160(data.kid, {instancePath:instancePath+"/kid"}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
if(data.use !== undefined && func0.call(data, "use")){
if("sig" !== data.use){
const err9 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.alg !== undefined && func0.call(data, "alg")){
let data5 = data.alg;
if(!((data5 === "EdDSA") || (data5 === "Ed25519"))){
const err10 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema64.properties.alg.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.key_ops !== undefined && func0.call(data, "key_ops")){
let data6 = data.key_ops;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
if(!((data7 === "sign") || (data7 === "verify"))){
const err12 = {instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/enum",keyword:"enum",params:{allowedValues: schema64.properties.key_ops.items.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err13); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","additionalProperties":false,"properties":{"keyid":{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},"public_key":{"anyOf":[{"$ref":"#/$defs/jwk"},{"$ref":"#/$defs/pem"},{"$ref":"#/$defs/did_key"}]},"not_before":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"not_after":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"tenants":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"maxItems":1000},"purposes":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"maxItems":1000},"audiences":{"type":"array","items":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"maxItems":1000},"name":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"revocation":{"$ref":"#/$defs/revocation"}}};

function validate157(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 43){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern26.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate157.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kty === undefined) || (!(func0.call(data, "kty")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kty"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.crv === undefined) || (!(func0.call(data, "crv")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "crv"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.x === undefined) || (!(func0.call(data, "x")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "kty") || (key0 === "crv")) || (key0 === "x")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg")) || (key0 === "key_ops"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.kty !== undefined && func0.call(data, "kty")){
if("OKP" !== data.kty){
const err4 = {instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "OKP"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.crv !== undefined && func0.call(data, "crv")){
if("Ed25519" !== data.crv){
const err5 = {instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "Ed25519"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.x !== undefined && func0.call(data, "x")){
let data2 = data.x;
if(typeof data2 === "string"){
if(func72(data2) > 43){
const err6 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!pattern26.test(data2)){
const err7 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.kid !== undefined && func0.call(data, "kid")){
if(!(validate160(data.kid, {instancePath:instancePath+"/kid"}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
if(data.use !== undefined && func0.call(data, "use")){
if("sig" !== data.use){
const err9 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.alg !== undefined && func0.call(data, "alg")){
let data5 = data.alg;
if(!((data5 === "EdDSA") || (data5 === "Ed25519"))){
const err10 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema64.properties.alg.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.key_ops !== undefined && func0.call(data, "key_ops")){
let data6 = data.key_ops;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
if(!((data7 === "sign") || (data7 === "verify"))){
const err12 = {instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/enum",keyword:"enum",params:{allowedValues: schema64.properties.key_ops.items.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err13); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


const pattern29 = new RegExp("^-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\n-----END PUBLIC KEY-----(?:\n)$", "u");

function validate163(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 113){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 113}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern29.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate163.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 56){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 56}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern30.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate165.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema69 = {"type":"object","additionalProperties":false,"properties":{"revoked_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"reason":{"enum":["compromised","superseded","retired","unspecified"]}}};

function validate174(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.revoked_at === undefined) || (!(func0.call(data, "revoked_at")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "revoked_at") || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.revoked_at !== undefined && func0.call(data, "revoked_at")){
if(!(validate167(data.revoked_at, {instancePath:instancePath+"/revoked_at"}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(!((((data1 === "compromised") || (data1 === "superseded")) || (data1 === "retired")) || (data1 === "unspecified"))){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema69.properties.reason.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate174.errors = vErrors;
return errors === 0;
}


function validate186(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.public_key === undefined) || (!(func0.call(data, "public_key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.not_before === undefined) || (!(func0.call(data, "not_before")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_before"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.not_after === undefined) || (!(func0.call(data, "not_after")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_after"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.tenants === undefined) || (!(func0.call(data, "tenants")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenants"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.purposes === undefined) || (!(func0.call(data, "purposes")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purposes"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.audiences === undefined) || (!(func0.call(data, "audiences")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audiences"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema62.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate157(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.public_key !== undefined && func0.call(data, "public_key")){
let data1 = data.public_key;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate159(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!(validate163(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!(validate165(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.not_before !== undefined && func0.call(data, "not_before")){
if(!(validate167(data.not_before, {instancePath:instancePath+"/not_before"}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.not_after !== undefined && func0.call(data, "not_after")){
if(!(validate167(data.not_after, {instancePath:instancePath+"/not_after"}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.tenants !== undefined && func0.call(data, "tenants")){
let data4 = data.tenants;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err9 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err9); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate160(data4[i0], {instancePath:instancePath+"/tenants/" + i0}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.purposes !== undefined && func0.call(data, "purposes")){
let data6 = data.purposes;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err11 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err11); errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate160(data6[i1], {instancePath:instancePath+"/purposes/" + i1}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data8 = data.audiences;
if(Array.isArray(data8)){
if(data8.length > 1000){
const err13 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err13); errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
let data9 = data8[i2];
const _errs19 = errors;
let valid8 = false;
const _errs20 = errors;
if(!(validate160(data9, {instancePath:instancePath+"/audiences/" + i2}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs21 = errors;
if(data9 !== null){
const err14 = {instancePath:instancePath+"/audiences/" + i2,schemaPath:"#/properties/audiences/items/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err14); errors++;
}
var _valid1 = _errs21 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
const err15 = {instancePath:instancePath+"/audiences/" + i2,schemaPath:"#/properties/audiences/items/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err15); errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate160(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
if(data.revocation !== undefined && func0.call(data, "revocation")){
if(!(validate174(data.revocation, {instancePath:instancePath+"/revocation"}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate186.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:new-key:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.private_key_file === undefined) || (!(func0.call(data, "private_key_file")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "private_key_file"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.public_key_file === undefined) || (!(func0.call(data, "public_key_file")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key_file"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.encrypted === undefined) || (!(func0.call(data, "encrypted")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encrypted"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.did === undefined) || (!(func0.call(data, "did")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "did"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.public_key === undefined) || (!(func0.call(data, "public_key")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.policy_key === undefined) || (!(func0.call(data, "policy_key")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_key"}};
vErrors = addFault(vErrors, err7); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "schema") || (key0 === "private_key_file")) || (key0 === "public_key_file")) || (key0 === "encrypted")) || (key0 === "keyid")) || (key0 === "did")) || (key0 === "public_key")) || (key0 === "policy_key"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:new-key:1" !== data.schema){
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:new-key:1"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.private_key_file !== undefined && func0.call(data, "private_key_file")){
let data1 = data.private_key_file;
if(typeof data1 === "string"){
if(func72(data1) > 4096){
const err10 = {instancePath:instancePath+"/private_key_file",schemaPath:"#/properties/private_key_file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err10); errors++;
}
if(func72(data1) < 1){
const err11 = {instancePath:instancePath+"/private_key_file",schemaPath:"#/properties/private_key_file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/private_key_file",schemaPath:"#/properties/private_key_file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.public_key_file !== undefined && func0.call(data, "public_key_file")){
let data2 = data.public_key_file;
if(typeof data2 === "string"){
if(func72(data2) > 4096){
const err13 = {instancePath:instancePath+"/public_key_file",schemaPath:"#/properties/public_key_file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err13); errors++;
}
if(func72(data2) < 1){
const err14 = {instancePath:instancePath+"/public_key_file",schemaPath:"#/properties/public_key_file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/public_key_file",schemaPath:"#/properties/public_key_file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.encrypted !== undefined && func0.call(data, "encrypted")){
if(typeof data.encrypted !== "boolean"){
const err16 = {instancePath:instancePath+"/encrypted",schemaPath:"#/properties/encrypted/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate153(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.did !== undefined && func0.call(data, "did")){
if(!(validate181(data.did, {instancePath:instancePath+"/did"}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
if(data.public_key !== undefined && func0.call(data, "public_key")){
if(!(validate183(data.public_key, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.policy_key !== undefined && func0.call(data, "policy_key")){
if(!(validate186(data.policy_key, {instancePath:instancePath+"/policy_key"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

export const compiled_new_pack = validate199;
const schema74 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:new-pack:1"},"file":{"type":"string","minLength":1,"maxLength":4096},"bytes":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"pack_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"evidence_level":{"enum":["raw","canonical"]},"documents":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"files":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"audit":{"type":"boolean"},"report_verdict":{"$ref":"urn:loccit:primitives:1#/$defs/outcome"},"html_file":{"type":"string","minLength":1,"maxLength":4096}}};

function validate200(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate200.errors = vErrors;
return errors === 0;
}


function validate202(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

const schema77 = {"enum":["pass","fail","unverifiable","inapplicable","skipped"]};

function validate207(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "pass") || (data === "fail")) || (data === "unverifiable")) || (data === "inapplicable")) || (data === "skipped"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema77.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate207.errors = vErrors;
return errors === 0;
}


function validate199(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:new-pack:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.pack_sha256 === undefined) || (!(func0.call(data, "pack_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pack_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.answer_sha256 === undefined) || (!(func0.call(data, "answer_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.evidence_level === undefined) || (!(func0.call(data, "evidence_level")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_level"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.audit === undefined) || (!(func0.call(data, "audit")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audit"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema74.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:new-pack:1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:new-pack:1"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data1 = data.file;
if(typeof data1 === "string"){
if(func72(data1) > 4096){
const err11 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err11); errors++;
}
if(func72(data1) < 1){
const err12 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate200(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
if(data.pack_sha256 !== undefined && func0.call(data, "pack_sha256")){
if(!(validate202(data.pack_sha256, {instancePath:instancePath+"/pack_sha256"}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
if(!(validate202(data.answer_sha256, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.evidence_level !== undefined && func0.call(data, "evidence_level")){
let data5 = data.evidence_level;
if(!((data5 === "raw") || (data5 === "canonical"))){
const err14 = {instancePath:instancePath+"/evidence_level",schemaPath:"#/properties/evidence_level/enum",keyword:"enum",params:{allowedValues: schema74.properties.evidence_level.enum}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
if(!(validate200(data.documents, {instancePath:instancePath+"/documents"}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined && func0.call(data, "files")){
if(!(validate200(data.files, {instancePath:instancePath+"/files"}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
if(data.audit !== undefined && func0.call(data, "audit")){
if(typeof data.audit !== "boolean"){
const err15 = {instancePath:instancePath+"/audit",schemaPath:"#/properties/audit/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.report_verdict !== undefined && func0.call(data, "report_verdict")){
if(!(validate207(data.report_verdict, {instancePath:instancePath+"/report_verdict"}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
}
if(data.html_file !== undefined && func0.call(data, "html_file")){
let data10 = data.html_file;
if(typeof data10 === "string"){
if(func72(data10) > 4096){
const err16 = {instancePath:instancePath+"/html_file",schemaPath:"#/properties/html_file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err16); errors++;
}
if(func72(data10) < 1){
const err17 = {instancePath:instancePath+"/html_file",schemaPath:"#/properties/html_file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/html_file",schemaPath:"#/properties/html_file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate199.errors = vErrors;
return errors === 0;
}

export const compiled_new_seal = validate209;
const schema78 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:new-seal:1"},"kind":{"enum":["seal","pack","proof"]},"file":{"type":"string","minLength":1,"maxLength":4096},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"status":{"$ref":"urn:loccit:answer:1#/$defs/status"},"keyid":{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},"purpose":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"audience":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"issued_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"expires_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"binds":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["answer","pack","report","audit"]}},"report_verdict":{"$ref":"urn:loccit:primitives:1#/$defs/outcome"}}};

function validate210(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate210.errors = vErrors;
return errors === 0;
}

const schema83 = {"enum":["answered","partial","conflict","insufficient_evidence","tool_required","dependency_unavailable","generation_unavailable","policy_denied"]};

function validate324(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "answered") || (data === "partial")) || (data === "conflict")) || (data === "insufficient_evidence")) || (data === "tool_required")) || (data === "dependency_unavailable")) || (data === "generation_unavailable")) || (data === "policy_denied"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema83.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate324.errors = vErrors;
return errors === 0;
}


function validate326(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 43){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern26.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate326.errors = vErrors;
return errors === 0;
}


function validate328(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate328.errors = vErrors;
return errors === 0;
}


function validate332(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate332.errors = vErrors;
return errors === 0;
}


function validate335(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "pass") || (data === "fail")) || (data === "unverifiable")) || (data === "inapplicable")) || (data === "skipped"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema77.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate335.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:new-seal:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.answer_sha256 === undefined) || (!(func0.call(data, "answer_sha256")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_sha256"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.issued_at === undefined) || (!(func0.call(data, "issued_at")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issued_at"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.expires_at === undefined) || (!(func0.call(data, "expires_at")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.binds === undefined) || (!(func0.call(data, "binds")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "binds"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema78.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:new-seal:1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:new-seal:1"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(!(((data1 === "seal") || (data1 === "pack")) || (data1 === "proof"))){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema78.properties.kind.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data2 = data.file;
if(typeof data2 === "string"){
if(func72(data2) > 4096){
const err12 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = addFault(vErrors, err12); errors++;
}
if(func72(data2) < 1){
const err13 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
if(!(validate210(data.answer_sha256, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate324(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate326(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
if(!(validate328(data.purpose, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate328(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate328(data.audience, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
if(data.issued_at !== undefined && func0.call(data, "issued_at")){
if(!(validate332(data.issued_at, {instancePath:instancePath+"/issued_at"}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
if(!(validate332(data.expires_at, {instancePath:instancePath+"/expires_at"}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
}
if(data.binds !== undefined && func0.call(data, "binds")){
let data11 = data.binds;
if(Array.isArray(data11)){
if(data11.length < 1){
const err15 = {instancePath:instancePath+"/binds",schemaPath:"#/properties/binds/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err15); errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/binds/" + i0,schemaPath:"#/properties/binds/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err16); errors++;
}
if(!((((data12 === "answer") || (data12 === "pack")) || (data12 === "report")) || (data12 === "audit"))){
const err17 = {instancePath:instancePath+"/binds/" + i0,schemaPath:"#/properties/binds/items/enum",keyword:"enum",params:{allowedValues: schema78.properties.binds.items.enum}};
vErrors = addFault(vErrors, err17); errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err18 = {instancePath:instancePath+"/binds",schemaPath:"#/properties/binds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err18); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err19 = {instancePath:instancePath+"/binds",schemaPath:"#/properties/binds/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.report_verdict !== undefined && func0.call(data, "report_verdict")){
if(!(validate335(data.report_verdict, {instancePath:instancePath+"/report_verdict"}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err20); errors++;
}
validate209.errors = vErrors;
return errors === 0;
}

export const compiled_pack = validate337;
const schema127 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:pack:1"},"evidence_level":{"enum":["raw","canonical"]},"files":{"type":"array","items":{"$ref":"#/$defs/file"},"minItems":2,"maxItems":65533}}};

const pattern64 = new RegExp("^(?:answer\\.json|audit\\.json|records\\.jsonl|report\\.json|texts/[0-9a-f]{64}\\.txt|raw/[0-9a-f]{64})$", "u");

function validate339(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate339.errors = vErrors;
return errors === 0;
}


function validate341(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate341.errors = vErrors;
return errors === 0;
}


function validate338(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "path") || (key0 === "bytes")) || (key0 === "sha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err6); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func72(data0) > 74){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 74}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern64.test(data0)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate339(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate341(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate338.errors = vErrors;
return errors === 0;
}


function validate337(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:pack:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.evidence_level === undefined) || (!(func0.call(data, "evidence_level")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_level"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "evidence_level")) || (key0 === "files"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:pack:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:pack:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.evidence_level !== undefined && func0.call(data, "evidence_level")){
let data1 = data.evidence_level;
if(!((data1 === "raw") || (data1 === "canonical"))){
const err5 = {instancePath:instancePath+"/evidence_level",schemaPath:"#/properties/evidence_level/enum",keyword:"enum",params:{allowedValues: schema127.properties.evidence_level.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data2 = data.files;
if(Array.isArray(data2)){
if(data2.length > 65533){
const err6 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 65533}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data2.length < 2){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate338(data2[i0], {instancePath:instancePath+"/files/" + i0}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate337.errors = vErrors;
return errors === 0;
}

export const compiled_passages = validate344;

const schema171 = {"type":"object","additionalProperties":false,"properties":{"address":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"form":{"enum":["lineage","anchor","source"]},"layers":{"$ref":"#/$defs/item_layers"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"decided_by":{"$ref":"#/$defs/decided_by"},"document_id":{"type":"string"},"source_uri":{"type":"string"},"source_version":{"type":"string"},"title":{"type":"string"},"mark":{"type":"string"},"mark_span":{"$ref":"urn:loccit:primitives:1#/$defs/span"},"target":{"$ref":"urn:loccit:extraction:1#/$defs/target"},"resolved_by":{"enum":["document-id","block","path","name","title","url","passage-number"]},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"passages":{"type":"array","items":{"$ref":"#/$defs/passage"}}}};

function validate443(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 16){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern25.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate443.errors = vErrors;
return errors === 0;
}


const pattern42 = new RegExp("^C[1-9][0-9]{0,6}$", "u");

function validate428(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 8){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern42.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate428.errors = vErrors;
return errors === 0;
}




function validate346(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "pass") || (data === "fail")) || (data === "unverifiable")) || (data === "inapplicable")) || (data === "skipped"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema77.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate346.errors = vErrors;
return errors === 0;
}


const pattern55 = new RegExp("^(?:structure|provenance|support|verifiability)/[a-z]+(?:-[a-z]+)*$", "u");

function validate400(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 80){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern55.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate400.errors = vErrors;
return errors === 0;
}


function validate435(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "outcome") || (key0 === "skipped_by"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate346(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
}
if(data.skipped_by !== undefined && func0.call(data, "skipped_by")){
if(!(validate400(data.skipped_by, {instancePath:instancePath+"/skipped_by"}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate435.errors = vErrors;
return errors === 0;
}


function validate434(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.structure === undefined) || (!(func0.call(data, "structure")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "structure"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.support === undefined) || (!(func0.call(data, "support")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "support"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.verifiability === undefined) || (!(func0.call(data, "verifiability")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiability"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "structure") || (key0 === "provenance")) || (key0 === "support")) || (key0 === "verifiability"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.structure !== undefined && func0.call(data, "structure")){
if(!(validate435(data.structure, {instancePath:instancePath+"/structure"}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
if(!(validate435(data.provenance, {instancePath:instancePath+"/provenance"}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
if(data.support !== undefined && func0.call(data, "support")){
if(!(validate435(data.support, {instancePath:instancePath+"/support"}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
if(data.verifiability !== undefined && func0.call(data, "verifiability")){
if(!(validate435(data.verifiability, {instancePath:instancePath+"/verifiability"}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate434.errors = vErrors;
return errors === 0;
}

const schema165 = {"enum":["supported","partial","contradicted","unsupported","undecided"]};

function validate432(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "supported") || (data === "partial")) || (data === "contradicted")) || (data === "unsupported")) || (data === "undecided"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema165.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate432.errors = vErrors;
return errors === 0;
}

const schema169 = {"enum":["exact","numbers","overlap","model","judge","human","none"]};

function validate445(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "exact") || (data === "numbers")) || (data === "overlap")) || (data === "model")) || (data === "judge")) || (data === "human")) || (data === "none"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema169.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate445.errors = vErrors;
return errors === 0;
}



function validate280(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate280.errors = vErrors;
return errors === 0;
}


function validate457(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "char_start") || (key0 === "char_end"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate280(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate280(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate457.errors = vErrors;
return errors === 0;
}

const schema148 = {"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["reference","url","block","document","none"]},"ref":{"type":"string","maxLength":500},"url":{"type":"string"},"document_id":{"type":"string","maxLength":200},"chunk_id":{"type":"string","maxLength":200}}};

function validate461(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "kind") || (key0 === "ref")) || (key0 === "url")) || (key0 === "document_id")) || (key0 === "chunk_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(!(((((data0 === "reference") || (data0 === "url")) || (data0 === "block")) || (data0 === "document")) || (data0 === "none"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema148.properties.kind.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.ref !== undefined && func0.call(data, "ref")){
let data1 = data.ref;
if(typeof data1 === "string"){
if(func72(data1) > 500){
const err3 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
let data3 = data.document_id;
if(typeof data3 === "string"){
if(func72(data3) > 200){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.chunk_id !== undefined && func0.call(data, "chunk_id")){
let data4 = data.chunk_id;
if(typeof data4 === "string"){
if(func72(data4) > 200){
const err8 = {instancePath:instancePath+"/chunk_id",schemaPath:"#/properties/chunk_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/chunk_id",schemaPath:"#/properties/chunk_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate461.errors = vErrors;
return errors === 0;
}


function validate447(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate447.errors = vErrors;
return errors === 0;
}



function validate465(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "char_start") || (key0 === "char_end")) || (key0 === "text")) || (key0 === "before")) || (key0 === "after")) || (key0 === "section_path")) || (key0 === "line")) || (key0 === "ratio"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate447(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate447(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(typeof data.before !== "string"){
const err5 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(typeof data.after !== "string"){
const err6 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.section_path !== undefined && func0.call(data, "section_path")){
let data5 = data.section_path;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(typeof data5[i0] !== "string"){
const err7 = {instancePath:instancePath+"/section_path/" + i0,schemaPath:"#/properties/section_path/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/section_path",schemaPath:"#/properties/section_path/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data7 = data.line;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data8 = data.ratio;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
const err11 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data8 < 0 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate465.errors = vErrors;
return errors === 0;
}


function validate547(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.form === undefined) || (!(func0.call(data, "form")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema171.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate443(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate428(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined && func0.call(data, "form")){
let data2 = data.form;
if(!(((data2 === "lineage") || (data2 === "anchor")) || (data2 === "source"))){
const err5 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema171.properties.form.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
if(!(validate434(data.layers, {instancePath:instancePath+"/layers"}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate432(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
if(data.decided_by !== undefined && func0.call(data, "decided_by")){
if(!(validate445(data.decided_by, {instancePath:instancePath+"/decided_by"}))){
vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err7 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(typeof data.source_version !== "string"){
const err8 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
if(typeof data.mark !== "string"){
const err10 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.mark_span !== undefined && func0.call(data, "mark_span")){
if(!(validate457(data.mark_span, {instancePath:instancePath+"/mark_span"}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate461(data.target, {instancePath:instancePath+"/target"}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
}
if(data.resolved_by !== undefined && func0.call(data, "resolved_by")){
let data13 = data.resolved_by;
if(!(((((((data13 === "document-id") || (data13 === "block")) || (data13 === "path")) || (data13 === "name")) || (data13 === "title")) || (data13 === "url")) || (data13 === "passage-number"))){
const err11 = {instancePath:instancePath+"/resolved_by",schemaPath:"#/properties/resolved_by/enum",keyword:"enum",params:{allowedValues: schema171.properties.resolved_by.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate447(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate447(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.passages !== undefined && func0.call(data, "passages")){
let data16 = data.passages;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate465(data16[i0], {instancePath:instancePath+"/passages/" + i0}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/passages",schemaPath:"#/properties/passages/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate547.errors = vErrors;
return errors === 0;
}

const schema175 = {"type":"object","additionalProperties":false,"properties":{"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"layer":{"$ref":"urn:loccit:primitives:1#/$defs/layer"},"outcome":{"enum":["fail","unverifiable","notice"]},"severity":{"enum":["error","warning","note"]},"pointer":{"type":"string"},"message":{"type":"string","minLength":1},"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"expected":{"type":["string","number","boolean","null"]},"actual":{"type":["string","number","boolean","null"]},"missing":{"type":"array","items":{"type":"string","$ref":"#/$defs/missing"},"minItems":1,"uniqueItems":true},"evidence":{"type":"array","items":{"$ref":"#/$defs/evidence"}}}};
const schema176 = {"enum":["structure","provenance","support","verifiability"]};

function validate472(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "structure") || (data === "provenance")) || (data === "support")) || (data === "verifiability"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema176.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate472.errors = vErrors;
return errors === 0;
}

const schema177 = {"enum":["anchor","audit","extractor","generation","judge","model","policy","reader","raw","record","seal","source","store","text","time","trust","unicode"]};

function validate476(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((data === "anchor") || (data === "audit")) || (data === "extractor")) || (data === "generation")) || (data === "judge")) || (data === "model")) || (data === "policy")) || (data === "reader")) || (data === "raw")) || (data === "record")) || (data === "seal")) || (data === "source")) || (data === "store")) || (data === "text")) || (data === "time")) || (data === "trust")) || (data === "unicode"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema177.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate476.errors = vErrors;
return errors === 0;
}

const schema178 = {"type":"object","additionalProperties":false,"properties":{"side":{"enum":["answer","claim","source","record"]},"document_id":{"type":"string"},"title":{"type":"string"},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"text":{"type":"string"},"value":{"type":"string"},"ratio":{"type":"number","minimum":0,"maximum":1}}};

function validate478(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.side === undefined) || (!(func0.call(data, "side")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "side") || (key0 === "document_id")) || (key0 === "title")) || (key0 === "char_start")) || (key0 === "char_end")) || (key0 === "text")) || (key0 === "value")) || (key0 === "ratio"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.side !== undefined && func0.call(data, "side")){
let data0 = data.side;
if(!((((data0 === "answer") || (data0 === "claim")) || (data0 === "source")) || (data0 === "record"))){
const err2 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema178.properties.side.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err3 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate447(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate447(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(typeof data.value !== "string"){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data7 = data.ratio;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err7 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
if(data7 < 0 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate478.errors = vErrors;
return errors === 0;
}


function validate559(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.layer === undefined) || (!(func0.call(data, "layer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema175.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate400(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(validate472(data.layer, {instancePath:instancePath+"/layer"}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(!(((data2 === "fail") || (data2 === "unverifiable")) || (data2 === "notice"))){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema175.properties.outcome.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data3 = data.severity;
if(!(((data3 === "error") || (data3 === "warning")) || (data3 === "note"))){
const err8 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema175.properties.severity.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err9 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data5 = data.message;
if(typeof data5 === "string"){
if(func72(data5) < 1){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate428(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate443(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
let data8 = data.expected;
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (data8 !== null)){
const err12 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema175.properties.expected.type}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
let data9 = data.actual;
if((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: schema175.properties.actual.type}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.missing !== undefined && func0.call(data, "missing")){
let data10 = data.missing;
if(Array.isArray(data10)){
if(data10.length < 1){
const err14 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
if(!(validate476(data11, {instancePath:instancePath+"/missing/" + i0}))){
vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
errors = vErrors.length;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data10[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err16); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data12 = data.evidence;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate478(data12[i2], {instancePath:instancePath+"/evidence/" + i2}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate559.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:passages:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "citations")) || (key0 === "findings"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:passages:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:passages:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data1 = data.citations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate547(data1[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data3 = data.findings;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate559(data3[i1], {instancePath:instancePath+"/findings/" + i1}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate344.errors = vErrors;
return errors === 0;
}

export const compiled_rules = validate567;

const schema198 = {"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"layer":{"$ref":"urn:loccit:primitives:1#/$defs/layer"},"severity":{"$ref":"#/$defs/severity"},"raised":{"$ref":"#/$defs/severity"},"outcome":{"enum":["fail","unverifiable","notice"]},"status":{"enum":["built","planned"]},"forms":{"type":"array","items":{"type":"string","enum":["answer","report","lineage","anchor"]},"uniqueItems":true},"needs":{"type":"array","items":{"type":"string","$ref":"urn:loccit:report:1#/$defs/missing"},"uniqueItems":true},"group":{"enum":["audit","reader","support"]}}};

function validate569(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 80){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern55.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate569.errors = vErrors;
return errors === 0;
}


function validate571(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "structure") || (data === "provenance")) || (data === "support")) || (data === "verifiability"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema176.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate571.errors = vErrors;
return errors === 0;
}

const schema201 = {"enum":["error","warning","note"]};

function validate573(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "error") || (data === "warning")) || (data === "note"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema201.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate573.errors = vErrors;
return errors === 0;
}


function validate576(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((data === "anchor") || (data === "audit")) || (data === "extractor")) || (data === "generation")) || (data === "judge")) || (data === "model")) || (data === "policy")) || (data === "reader")) || (data === "raw")) || (data === "record")) || (data === "seal")) || (data === "source")) || (data === "store")) || (data === "text")) || (data === "time")) || (data === "trust")) || (data === "unicode"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema177.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate576.errors = vErrors;
return errors === 0;
}


function validate568(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.layer === undefined) || (!(func0.call(data, "layer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.forms === undefined) || (!(func0.call(data, "forms")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forms"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.needs === undefined) || (!(func0.call(data, "needs")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "needs"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema198.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate569(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
errors = vErrors.length;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(validate571(data.layer, {instancePath:instancePath+"/layer"}))){
vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
errors = vErrors.length;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
if(!(validate573(data.severity, {instancePath:instancePath+"/severity"}))){
vErrors = vErrors === null ? validate573.errors : vErrors.concat(validate573.errors);
errors = vErrors.length;
}
}
if(data.raised !== undefined && func0.call(data, "raised")){
if(!(validate573(data.raised, {instancePath:instancePath+"/raised"}))){
vErrors = vErrors === null ? validate573.errors : vErrors.concat(validate573.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data4 = data.outcome;
if(!(((data4 === "fail") || (data4 === "unverifiable")) || (data4 === "notice"))){
const err8 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema198.properties.outcome.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data5 = data.status;
if(!((data5 === "built") || (data5 === "planned"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema198.properties.status.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.forms !== undefined && func0.call(data, "forms")){
let data6 = data.forms;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
if(!((((data7 === "answer") || (data7 === "report")) || (data7 === "lineage")) || (data7 === "anchor"))){
const err11 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/enum",keyword:"enum",params:{allowedValues: schema198.properties.forms.items.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err12); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.needs !== undefined && func0.call(data, "needs")){
let data8 = data.needs;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/needs/" + i2,schemaPath:"#/properties/needs/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
if(!(validate576(data9, {instancePath:instancePath+"/needs/" + i2}))){
vErrors = vErrors === null ? validate576.errors : vErrors.concat(validate576.errors);
errors = vErrors.length;
}
}
let i3 = data8.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data8[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err15 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
vErrors = addFault(vErrors, err15); errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err16 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
let data10 = data.group;
if(!(((data10 === "audit") || (data10 === "reader")) || (data10 === "support"))){
const err17 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema198.properties.group.enum}};
vErrors = addFault(vErrors, err17); errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
validate568.errors = vErrors;
return errors === 0;
}


function validate567(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:rules:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "rules")) || (key0 === "page"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:rules:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:rules:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data1 = data.rules;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate568(data1[i0], {instancePath:instancePath+"/rules/" + i0}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.page !== undefined && func0.call(data, "page")){
let data3 = data.page;
if(typeof data3 === "string"){
if(func72(data3) < 1){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate567.errors = vErrors;
return errors === 0;
}

export const compiled_schema_list = validate579;



function validate581(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate581.errors = vErrors;
return errors === 0;
}


function validate580(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "name") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate581(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate581(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate580.errors = vErrors;
return errors === 0;
}


function validate579(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:schema-list:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.schemas === undefined) || (!(func0.call(data, "schemas")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemas"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "schemas"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:schema-list:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:schema-list:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schemas !== undefined && func0.call(data, "schemas")){
let data1 = data.schemas;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate580(data1[i0], {instancePath:instancePath+"/schemas/" + i0}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate579.errors = vErrors;
return errors === 0;
}

export const compiled_schema_result = validate585;


function validate586(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate586.errors = vErrors;
return errors === 0;
}

const schema208 = {"type":"object","additionalProperties":false,"properties":{"pointer":{"type":"string"},"line":{"type":"integer","minimum":1,"maximum":9007199254740991},"column":{"type":"integer","minimum":1,"maximum":9007199254740991},"keyword":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"params":{"type":"object","propertyNames":{"minLength":1,"maxLength":40},"additionalProperties":{"type":["string","number"]}}}};

function validate588(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keyword === undefined) || (!(func0.call(data, "keyword")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyword"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.params === undefined) || (!(func0.call(data, "params")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "params"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "pointer") || (key0 === "line")) || (key0 === "column")) || (key0 === "keyword")) || (key0 === "params"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err4 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data1 = data.line;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
if(data.column !== undefined && func0.call(data, "column")){
let data2 = data.column;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err9); errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
if(!(validate586(data.keyword, {instancePath:instancePath+"/keyword"}))){
vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined && func0.call(data, "params")){
let data4 = data.params;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){ if (errors >= FAULT_LIMIT) break;
const _errs11 = errors;
if(typeof key1 === "string"){
if(func72(key1) > 40){
const err11 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key1};
vErrors = addFault(vErrors, err11); errors++;
}
if(func72(key1) < 1){
const err12 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = addFault(vErrors, err12); errors++;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
const err13 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
for(const key2 of Object.keys(data4)){ if (errors >= FAULT_LIMIT) break;
let data5 = data4[key2];
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err14 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: schema208.properties.params.additionalProperties.type}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate588.errors = vErrors;
return errors === 0;
}


function validate585(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:schema-result:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.valid === undefined) || (!(func0.call(data, "valid")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "schema") || (key0 === "name")) || (key0 === "valid")) || (key0 === "lines")) || (key0 === "faults"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:schema-result:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:schema-result:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate586(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
errors = vErrors.length;
}
}
if(data.valid !== undefined && func0.call(data, "valid")){
if(typeof data.valid !== "boolean"){
const err6 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data3 = data.lines;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err8); errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data4 = data.faults;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate588(data4[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate585.errors = vErrors;
return errors === 0;
}

export const compiled_store = validate591;


function validate592(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate592.errors = vErrors;
return errors === 0;
}


function validate591(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "digest"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate592(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate591.errors = vErrors;
return errors === 0;
}

export const compiled_store_generation = validate594;


function validate595(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate595.errors = vErrors;
return errors === 0;
}


function validate597(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate597.errors = vErrors;
return errors === 0;
}


const pattern88 = new RegExp("^(?:records\\.jsonl|texts/[0-9a-f]{64}\\.txt|raw/[0-9a-f]{64})$", "u");

function validate600(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate600.errors = vErrors;
return errors === 0;
}


function validate602(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate602.errors = vErrors;
return errors === 0;
}


function validate599(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "path") || (key0 === "bytes")) || (key0 === "sha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err6); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func72(data0) > 80){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern88.test(data0)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate600(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate602(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate599.errors = vErrors;
return errors === 0;
}

const schema217 = {"type":"object","additionalProperties":false,"properties":{"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"canonical_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/canonical_revision_id"},"parse_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/parse_revision_id"},"allowed_groups":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"},"uniqueItems":true},"acl_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"work_id":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"effective_from":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"effective_to":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"authority":{"type":["integer","null"],"minimum":0,"maximum":100},"marking":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"license":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"scope":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/scope"},{"type":"null"}]},"sequence":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"title":{"anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"type":"null"}]},"path":{"type":"string","minLength":1}}};

function validate606(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 200){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 1){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern14.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate606.errors = vErrors;
return errors === 0;
}


function validate608(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern22.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate608.errors = vErrors;
return errors === 0;
}


function validate610(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern23.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate610.errors = vErrors;
return errors === 0;
}


function validate615(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate615.errors = vErrors;
return errors === 0;
}



function validate620(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 64){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
const _errs1 = errors;
if(typeof key0 === "string"){
if(func72(key0) > 100){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key0};
vErrors = addFault(vErrors, err1); errors++;
}
if(func72(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
vErrors = addFault(vErrors, err2); errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
for(const key1 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
let data0 = data[key1];
if(typeof data0 === "string"){
if(func72(data0) > 500){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err4); errors++;
}
if(func72(data0) < 1){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate620.errors = vErrors;
return errors === 0;
}


function validate605(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.allowed_groups === undefined) || (!(func0.call(data, "allowed_groups")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_groups"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.acl_sha256 === undefined) || (!(func0.call(data, "acl_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acl_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.work_id === undefined) || (!(func0.call(data, "work_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_id"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.effective_from === undefined) || (!(func0.call(data, "effective_from")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_from"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.effective_to === undefined) || (!(func0.call(data, "effective_to")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_to"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.authority === undefined) || (!(func0.call(data, "authority")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.marking === undefined) || (!(func0.call(data, "marking")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marking"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.license === undefined) || (!(func0.call(data, "license")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.sequence === undefined) || (!(func0.call(data, "sequence")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = addFault(vErrors, err13); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err14); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema217.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate606(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
errors = vErrors.length;
}
}
if(data.canonical_revision_id !== undefined && func0.call(data, "canonical_revision_id")){
if(!(validate608(data.canonical_revision_id, {instancePath:instancePath+"/canonical_revision_id"}))){
vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
errors = vErrors.length;
}
}
if(data.parse_revision_id !== undefined && func0.call(data, "parse_revision_id")){
if(!(validate610(data.parse_revision_id, {instancePath:instancePath+"/parse_revision_id"}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
}
if(data.allowed_groups !== undefined && func0.call(data, "allowed_groups")){
let data3 = data.allowed_groups;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/allowed_groups/" + i0,schemaPath:"#/properties/allowed_groups/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err16); errors++;
}
if(!(validate595(data4, {instancePath:instancePath+"/allowed_groups/" + i0}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err17); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.acl_sha256 !== undefined && func0.call(data, "acl_sha256")){
if(!(validate602(data.acl_sha256, {instancePath:instancePath+"/acl_sha256"}))){
vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors);
errors = vErrors.length;
}
}
if(data.work_id !== undefined && func0.call(data, "work_id")){
let data6 = data.work_id;
const _errs11 = errors;
let valid4 = false;
const _errs12 = errors;
if(!(validate595(data6, {instancePath:instancePath+"/work_id"}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs13 = errors;
if(data6 !== null){
const err19 = {instancePath:instancePath+"/work_id",schemaPath:"#/properties/work_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err19); errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err20 = {instancePath:instancePath+"/work_id",schemaPath:"#/properties/work_id/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err20); errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.effective_from !== undefined && func0.call(data, "effective_from")){
let data7 = data.effective_from;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(!(validate615(data7, {instancePath:instancePath+"/effective_from"}))){
vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs18 = errors;
if(data7 !== null){
const err21 = {instancePath:instancePath+"/effective_from",schemaPath:"#/properties/effective_from/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err21); errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err22 = {instancePath:instancePath+"/effective_from",schemaPath:"#/properties/effective_from/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err22); errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.effective_to !== undefined && func0.call(data, "effective_to")){
let data8 = data.effective_to;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(!(validate615(data8, {instancePath:instancePath+"/effective_to"}))){
vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs23 = errors;
if(data8 !== null){
const err23 = {instancePath:instancePath+"/effective_to",schemaPath:"#/properties/effective_to/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err23); errors++;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err24 = {instancePath:instancePath+"/effective_to",schemaPath:"#/properties/effective_to/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err24); errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.authority !== undefined && func0.call(data, "authority")){
let data9 = data.authority;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{type: schema217.properties.authority.type}};
vErrors = addFault(vErrors, err25); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = addFault(vErrors, err26); errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err27); errors++;
}
}
}
if(data.marking !== undefined && func0.call(data, "marking")){
let data10 = data.marking;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(!(validate595(data10, {instancePath:instancePath+"/marking"}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
var _valid3 = _errs29 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs30 = errors;
if(data10 !== null){
const err28 = {instancePath:instancePath+"/marking",schemaPath:"#/properties/marking/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err28); errors++;
}
var _valid3 = _errs30 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err29 = {instancePath:instancePath+"/marking",schemaPath:"#/properties/marking/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err29); errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data11 = data.license;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
if(!(validate595(data11, {instancePath:instancePath+"/license"}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs35 = errors;
if(data11 !== null){
const err30 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err30); errors++;
}
var _valid4 = _errs35 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
const err31 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err31); errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data12 = data.scope;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
if(!(validate620(data12, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
errors = vErrors.length;
}
var _valid5 = _errs39 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const _errs40 = errors;
if(data12 !== null){
const err32 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err32); errors++;
}
var _valid5 = _errs40 === errors;
valid9 = valid9 || _valid5;
}
if(!valid9){
const err33 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err33); errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.sequence !== undefined && func0.call(data, "sequence")){
if(!(validate600(data.sequence, {instancePath:instancePath+"/sequence"}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data14 = data.title;
const _errs44 = errors;
let valid10 = false;
const _errs45 = errors;
if(typeof data14 === "string"){
if(func72(data14) > 2000){
const err34 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err34); errors++;
}
if(func72(data14) < 1){
const err35 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err35); errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err36); errors++;
}
var _valid6 = _errs45 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const _errs47 = errors;
if(data14 !== null){
const err37 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err37); errors++;
}
var _valid6 = _errs47 === errors;
valid10 = valid10 || _valid6;
}
if(!valid10){
const err38 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err38); errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data15 = data.path;
if(typeof data15 === "string"){
if(func72(data15) < 1){
const err39 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err39); errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err40); errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err41); errors++;
}
validate605.errors = vErrors;
return errors === 0;
}



function validate625(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate625.errors = vErrors;
return errors === 0;
}


function validate657(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.match === undefined) || (!(func0.call(data, "match")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.tool === undefined) || (!(func0.call(data, "tool")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "match") || (key0 === "status")) || (key0 === "tool"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.match !== undefined && func0.call(data, "match")){
let data0 = data.match;
if(Array.isArray(data0)){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func72(data1) > 500){
const err5 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err5); errors++;
}
if(func72(data1) < 1){
const err6 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if("tool_required" !== data.status){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "tool_required"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
if(!(validate625(data.tool, {instancePath:instancePath+"/tool"}))){
vErrors = vErrors === null ? validate625.errors : vErrors.concat(validate625.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate657.errors = vErrors;
return errors === 0;
}


function validate594(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-generation:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generation_id === undefined) || (!(func0.call(data, "generation_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.routes === undefined) || (!(func0.call(data, "routes")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "schema") || (key0 === "tenant_id")) || (key0 === "generation_id")) || (key0 === "files")) || (key0 === "documents")) || (key0 === "routes")) || (key0 === "digest"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-generation:1" !== data.schema){
const err8 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-generation:1"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate595(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
}
if(data.generation_id !== undefined && func0.call(data, "generation_id")){
if(!(validate597(data.generation_id, {instancePath:instancePath+"/generation_id"}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data3 = data.files;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate599(data3[i0], {instancePath:instancePath+"/files/" + i0}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data5 = data.documents;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate605(data5[i1], {instancePath:instancePath+"/documents/" + i1}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data7 = data.routes;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate657(data7[i2], {instancePath:instancePath+"/routes/" + i2}))){
vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate602(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err12); errors++;
}
validate594.errors = vErrors;
return errors === 0;
}

export const compiled_store_pointer = validate661;


function validate662(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate662.errors = vErrors;
return errors === 0;
}


function validate664(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate664.errors = vErrors;
return errors === 0;
}


function validate666(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate666.errors = vErrors;
return errors === 0;
}


function validate661(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-pointer:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.published === undefined) || (!(func0.call(data, "published")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "tenant_id")) || (key0 === "published")) || (key0 === "digest"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-pointer:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-pointer:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate662(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors);
errors = vErrors.length;
}
}
if(data.published !== undefined && func0.call(data, "published")){
let data2 = data.published;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/published/" + i0,schemaPath:"#/properties/published/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!(validate664(data3, {instancePath:instancePath+"/published/" + i0}))){
vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err8); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate666(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate661.errors = vErrors;
return errors === 0;
}

export const compiled_trust_policy = validate155;


function validate156(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.public_key === undefined) || (!(func0.call(data, "public_key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.not_before === undefined) || (!(func0.call(data, "not_before")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_before"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.not_after === undefined) || (!(func0.call(data, "not_after")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_after"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.tenants === undefined) || (!(func0.call(data, "tenants")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenants"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.purposes === undefined) || (!(func0.call(data, "purposes")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purposes"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.audiences === undefined) || (!(func0.call(data, "audiences")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audiences"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema62.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate157(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.public_key !== undefined && func0.call(data, "public_key")){
let data1 = data.public_key;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate159(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!(validate163(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!(validate165(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.not_before !== undefined && func0.call(data, "not_before")){
if(!(validate167(data.not_before, {instancePath:instancePath+"/not_before"}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.not_after !== undefined && func0.call(data, "not_after")){
if(!(validate167(data.not_after, {instancePath:instancePath+"/not_after"}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.tenants !== undefined && func0.call(data, "tenants")){
let data4 = data.tenants;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err9 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err9); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate160(data4[i0], {instancePath:instancePath+"/tenants/" + i0}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.purposes !== undefined && func0.call(data, "purposes")){
let data6 = data.purposes;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err11 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err11); errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate160(data6[i1], {instancePath:instancePath+"/purposes/" + i1}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data8 = data.audiences;
if(Array.isArray(data8)){
if(data8.length > 1000){
const err13 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err13); errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
let data9 = data8[i2];
const _errs19 = errors;
let valid8 = false;
const _errs20 = errors;
if(!(validate160(data9, {instancePath:instancePath+"/audiences/" + i2}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs21 = errors;
if(data9 !== null){
const err14 = {instancePath:instancePath+"/audiences/" + i2,schemaPath:"#/properties/audiences/items/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err14); errors++;
}
var _valid1 = _errs21 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
const err15 = {instancePath:instancePath+"/audiences/" + i2,schemaPath:"#/properties/audiences/items/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err15); errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate160(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
if(data.revocation !== undefined && func0.call(data, "revocation")){
if(!(validate174(data.revocation, {instancePath:instancePath+"/revocation"}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate156.errors = vErrors;
return errors === 0;
}


const pattern33 = new RegExp("^[a-z][a-z0-9+.-]*:[A-Za-z0-9._~!$&'()*+,;=:@/%\\[\\]-]*$", "u");

function validate178(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_uri_prefix === undefined) || (!(func0.call(data, "source_uri_prefix")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri_prefix"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keyids === undefined) || (!(func0.call(data, "keyids")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyids"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "source_uri_prefix") || (key0 === "keyids"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.source_uri_prefix !== undefined && func0.call(data, "source_uri_prefix")){
let data0 = data.source_uri_prefix;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err5 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func72(data0) > 4000){
const err6 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err6); errors++;
}
if(func72(data0) < 3){
const err7 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/minLength",keyword:"minLength",params:{limit: 3}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern33.test(data0)){
const err8 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.keyids !== undefined && func0.call(data, "keyids")){
let data1 = data.keyids;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err10 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data1.length < 1){
const err11 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate157(data1[i0], {instancePath:instancePath+"/keyids/" + i0}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate178.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:trust-policy:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keys === undefined) || (!(func0.call(data, "keys")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "keys")) || (key0 === "threshold")) || (key0 === "sources"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:trust-policy:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:trust-policy:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data1 = data.keys;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err6 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate156(data1[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data3 = data.threshold;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data4 = data.sources;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err12 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err12); errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate178(data4[i1], {instancePath:instancePath+"/sources/" + i1}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

export const compiled_unicode = validate668;

const pattern114 = new RegExp("^[1-9][0-9]{0,2}\\.[0-9]{1,3}$", "u");




function validate671(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1114111 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1114111}};
vErrors = addFault(vErrors, err1); errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
validate671.errors = vErrors;
return errors === 0;
}


function validate670(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err0); errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate671(data[0], {instancePath:instancePath+"/0"}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
if(!(validate671(data[1], {instancePath:instancePath+"/1"}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
errors = vErrors.length;
}
}
const len1 = data.length;
if(!(len1 <= 2)){
const err1 = {instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 2}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate670.errors = vErrors;
return errors === 0;
}


function validate669(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate670(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err0); errors++;
}
validate669.errors = vErrors;
return errors === 0;
}


function validate668(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:unicode:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.property === undefined) || (!(func0.call(data, "property")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "property"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.values === undefined) || (!(func0.call(data, "values")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "unicode_version")) || (key0 === "property")) || (key0 === "values"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:unicode:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:unicode:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
let data1 = data.unicode_version;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
var valid1 = _errs6 === errors;
if(valid1){
const err8 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(func72(data1) > 7){
const err9 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/maxLength",keyword:"maxLength",params:{limit: 7}};
vErrors = addFault(vErrors, err9); errors++;
}
if(!pattern114.test(data1)){
const err10 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.property !== undefined && func0.call(data, "property")){
let data2 = data.property;
if(typeof data2 === "string"){
if(func72(data2) > 200){
const err12 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err12); errors++;
}
if(func72(data2) < 1){
const err13 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
let data3 = data.values;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){ if (errors >= FAULT_LIMIT) break;
const _errs12 = errors;
if(typeof key1 === "string"){
if(func72(key1) > 100){
const err15 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key1};
vErrors = addFault(vErrors, err15); errors++;
}
if(func72(key1) < 1){
const err16 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = addFault(vErrors, err16); errors++;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
const err17 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err17); errors++;
}
}
for(const key2 of Object.keys(data3)){ if (errors >= FAULT_LIMIT) break;
if(!(validate669(data3[key2], {instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate669.errors : vErrors.concat(validate669.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate668.errors = vErrors;
return errors === 0;
}

export const compiled_verification = validate676;
const schema246 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:verification:1"},"outcome":{"enum":["pass","fail","unverifiable"]},"reasons":{"type":"array","uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/reason"}},"parts":{"$ref":"#/$defs/parts"},"at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"purpose":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"audience":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"answer_sha256":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},{"type":"null"}]},"pack":{"anyOf":[{"$ref":"#/$defs/pack"},{"type":"null"}]},"seals":{"type":"array","items":{"$ref":"#/$defs/seal"}},"proof":{"anyOf":[{"$ref":"#/$defs/proof"},{"type":"null"}]},"chain":{"type":"array","items":{"$ref":"urn:loccit:lineage-trace:1#/$defs/trace"}},"report":{"$ref":"urn:loccit:report:1"},"limits":{"type":"array","minItems":1,"items":{"type":"string"}}}};
const schema247 = {"enum":["unsealed","policy-missing","key-unknown","signature-not-verified","statement-not-valid","key-not-trusted","threshold-not-met","proof-not-verified","chain-broken","layers-failed","layers-unverifiable"]};

function validate677(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((data === "unsealed") || (data === "policy-missing")) || (data === "key-unknown")) || (data === "signature-not-verified")) || (data === "statement-not-valid")) || (data === "key-not-trusted")) || (data === "threshold-not-met")) || (data === "proof-not-verified")) || (data === "chain-broken")) || (data === "layers-failed")) || (data === "layers-unverifiable"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema247.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate677.errors = vErrors;
return errors === 0;
}

const schema248 = {"type":"object","additionalProperties":false,"properties":{"signature":{"enum":["verified","not-verified","not-checked","none"]},"statement":{"enum":["valid","not-valid","unsigned","not-read","none"]},"trust":{"enum":["trusted","not-trusted","not-judged","none"]},"chain":{"enum":["matched","mismatched","not-available","none"]},"layers":{"enum":["pass","fail","unverifiable"]}}};

function validate679(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.signature === undefined) || (!(func0.call(data, "signature")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.statement === undefined) || (!(func0.call(data, "statement")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statement"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.trust === undefined) || (!(func0.call(data, "trust")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trust"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.chain === undefined) || (!(func0.call(data, "chain")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chain"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "signature") || (key0 === "statement")) || (key0 === "trust")) || (key0 === "chain")) || (key0 === "layers"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.signature !== undefined && func0.call(data, "signature")){
let data0 = data.signature;
if(!((((data0 === "verified") || (data0 === "not-verified")) || (data0 === "not-checked")) || (data0 === "none"))){
const err6 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/enum",keyword:"enum",params:{allowedValues: schema248.properties.signature.enum}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
let data1 = data.statement;
if(!(((((data1 === "valid") || (data1 === "not-valid")) || (data1 === "unsigned")) || (data1 === "not-read")) || (data1 === "none"))){
const err7 = {instancePath:instancePath+"/statement",schemaPath:"#/properties/statement/enum",keyword:"enum",params:{allowedValues: schema248.properties.statement.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
let data2 = data.trust;
if(!((((data2 === "trusted") || (data2 === "not-trusted")) || (data2 === "not-judged")) || (data2 === "none"))){
const err8 = {instancePath:instancePath+"/trust",schemaPath:"#/properties/trust/enum",keyword:"enum",params:{allowedValues: schema248.properties.trust.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.chain !== undefined && func0.call(data, "chain")){
let data3 = data.chain;
if(!((((data3 === "matched") || (data3 === "mismatched")) || (data3 === "not-available")) || (data3 === "none"))){
const err9 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/enum",keyword:"enum",params:{allowedValues: schema248.properties.chain.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
let data4 = data.layers;
if(!(((data4 === "pass") || (data4 === "fail")) || (data4 === "unverifiable"))){
const err10 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/enum",keyword:"enum",params:{allowedValues: schema248.properties.layers.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate679.errors = vErrors;
return errors === 0;
}


function validate681(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate681.errors = vErrors;
return errors === 0;
}


function validate683(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate683.errors = vErrors;
return errors === 0;
}


function validate687(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate687.errors = vErrors;
return errors === 0;
}

const schema252 = {"type":"object","additionalProperties":false,"properties":{"pack_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"evidence_level":{"enum":["raw","canonical"]},"canonical_form":{"type":"boolean"},"ignored_entries":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"files":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"report_verdict":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/outcome"},{"type":"null"}]}}};

function validate691(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate691.errors = vErrors;
return errors === 0;
}


function validate694(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "pass") || (data === "fail")) || (data === "unverifiable")) || (data === "inapplicable")) || (data === "skipped"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema77.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate694.errors = vErrors;
return errors === 0;
}


function validate689(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pack_sha256 === undefined) || (!(func0.call(data, "pack_sha256")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pack_sha256"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.evidence_level === undefined) || (!(func0.call(data, "evidence_level")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_level"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.canonical_form === undefined) || (!(func0.call(data, "canonical_form")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_form"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.ignored_entries === undefined) || (!(func0.call(data, "ignored_entries")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ignored_entries"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.report_verdict === undefined) || (!(func0.call(data, "report_verdict")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report_verdict"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "pack_sha256") || (key0 === "evidence_level")) || (key0 === "canonical_form")) || (key0 === "ignored_entries")) || (key0 === "files")) || (key0 === "report_verdict"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.pack_sha256 !== undefined && func0.call(data, "pack_sha256")){
if(!(validate687(data.pack_sha256, {instancePath:instancePath+"/pack_sha256"}))){
vErrors = vErrors === null ? validate687.errors : vErrors.concat(validate687.errors);
errors = vErrors.length;
}
}
if(data.evidence_level !== undefined && func0.call(data, "evidence_level")){
let data1 = data.evidence_level;
if(!((data1 === "raw") || (data1 === "canonical"))){
const err7 = {instancePath:instancePath+"/evidence_level",schemaPath:"#/properties/evidence_level/enum",keyword:"enum",params:{allowedValues: schema252.properties.evidence_level.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.canonical_form !== undefined && func0.call(data, "canonical_form")){
if(typeof data.canonical_form !== "boolean"){
const err8 = {instancePath:instancePath+"/canonical_form",schemaPath:"#/properties/canonical_form/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.ignored_entries !== undefined && func0.call(data, "ignored_entries")){
if(!(validate691(data.ignored_entries, {instancePath:instancePath+"/ignored_entries"}))){
vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined && func0.call(data, "files")){
if(!(validate691(data.files, {instancePath:instancePath+"/files"}))){
vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
errors = vErrors.length;
}
}
if(data.report_verdict !== undefined && func0.call(data, "report_verdict")){
let data5 = data.report_verdict;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate694(data5, {instancePath:instancePath+"/report_verdict"}))){
vErrors = vErrors === null ? validate694.errors : vErrors.concat(validate694.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/report_verdict",schemaPath:"#/properties/report_verdict/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err10 = {instancePath:instancePath+"/report_verdict",schemaPath:"#/properties/report_verdict/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate689.errors = vErrors;
return errors === 0;
}

const schema255 = {"type":"object","additionalProperties":false,"properties":{"path":{"anyOf":[{"type":"string","pattern":"^seals/[0-9a-f]{64}(?:\\.dsse\\.json)$","maxLength":80},{"type":"null"}]},"sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"outcome":{"enum":["trusted","not-trusted","not-judged","not-checked"]},"signature":{"$ref":"urn:loccit:report:1#/$defs/seal_signature"},"statement":{"$ref":"urn:loccit:report:1#/$defs/seal_statement"},"trust":{"$ref":"urn:loccit:report:1#/$defs/seal_trust"},"sources":{"type":"array","items":{"$ref":"urn:loccit:report:1#/$defs/sealed_source"}}}};
const pattern117 = new RegExp("^seals/[0-9a-f]{64}(?:\\.dsse\\.json)$", "u");
const schema180 = {"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["verified","not-verified"]},"signatures":{"type":"array","items":{"$ref":"#/$defs/checked_signature"}}}};
const schema181 = {"type":"object","additionalProperties":false,"properties":{"keyid":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},{"type":"null"}]},"outcome":{"enum":["verified","signature-length","signature-scalar","mismatch","payload-type","keyid-missing","unknown-key"]}}};

function validate487(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 43){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern26.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate487.errors = vErrors;
return errors === 0;
}


function validate486(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "keyid") || (key0 === "outcome"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
let data0 = data.keyid;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate487(data0, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/keyid",schemaPath:"#/properties/keyid/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err3); errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/keyid",schemaPath:"#/properties/keyid/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!(((((((data1 === "verified") || (data1 === "signature-length")) || (data1 === "signature-scalar")) || (data1 === "mismatch")) || (data1 === "payload-type")) || (data1 === "keyid-missing")) || (data1 === "unknown-key"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema181.properties.outcome.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate486.errors = vErrors;
return errors === 0;
}


function validate699(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.signatures === undefined) || (!(func0.call(data, "signatures")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signatures"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "outcome") || (key0 === "signatures"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!((data0 === "verified") || (data0 === "not-verified"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema180.properties.outcome.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.signatures !== undefined && func0.call(data, "signatures")){
let data1 = data.signatures;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate486(data1[i0], {instancePath:instancePath+"/signatures/" + i0}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate699.errors = vErrors;
return errors === 0;
}

const schema183 = {"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["valid","not-valid"]},"faults":{"type":"array","items":{"$ref":"#/$defs/seal_fault"}},"unchecked":{"type":"array","items":{"type":"string","enum":["pack","report","audit"]},"uniqueItems":true},"issued_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"expires_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"purpose":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"audience":{"$ref":"urn:loccit:primitives:1#/$defs/label"}}};
const schema184 = {"type":"object","additionalProperties":false,"properties":{"code":{"enum":["malformed-envelope","payload-type","malformed-statement","predicate-type","malformed-predicate","unexpected-subject","answer-mismatch","pack-mismatch","report-mismatch","audit-mismatch","wrong-tenant","wrong-purpose","wrong-audience","window-reversed","seal-expired"]},"pointer":{"type":"string"}}};

function validate492(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "code") || (key0 === "pointer"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data0 = data.code;
if(!(((((((((((((((data0 === "malformed-envelope") || (data0 === "payload-type")) || (data0 === "malformed-statement")) || (data0 === "predicate-type")) || (data0 === "malformed-predicate")) || (data0 === "unexpected-subject")) || (data0 === "answer-mismatch")) || (data0 === "pack-mismatch")) || (data0 === "report-mismatch")) || (data0 === "audit-mismatch")) || (data0 === "wrong-tenant")) || (data0 === "wrong-purpose")) || (data0 === "wrong-audience")) || (data0 === "window-reversed")) || (data0 === "seal-expired"))){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema184.properties.code.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err4 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate492.errors = vErrors;
return errors === 0;
}


function validate365(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate365.errors = vErrors;
return errors === 0;
}


function validate360(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate360.errors = vErrors;
return errors === 0;
}


function validate702(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.unchecked === undefined) || (!(func0.call(data, "unchecked")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unchecked"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "outcome") || (key0 === "faults")) || (key0 === "unchecked")) || (key0 === "issued_at")) || (key0 === "expires_at")) || (key0 === "purpose")) || (key0 === "tenant_id")) || (key0 === "audience"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!((data0 === "valid") || (data0 === "not-valid"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema183.properties.outcome.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data1 = data.faults;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate492(data1[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.unchecked !== undefined && func0.call(data, "unchecked")){
let data3 = data.unchecked;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!(((data4 === "pack") || (data4 === "report")) || (data4 === "audit"))){
const err7 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/enum",keyword:"enum",params:{allowedValues: schema183.properties.unchecked.items.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
let i2 = data3.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data3[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
vErrors = addFault(vErrors, err8); errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err9 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.issued_at !== undefined && func0.call(data, "issued_at")){
if(!(validate365(data.issued_at, {instancePath:instancePath+"/issued_at"}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
if(!(validate365(data.expires_at, {instancePath:instancePath+"/expires_at"}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
if(!(validate360(data.purpose, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate360(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate360(data.audience, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate702.errors = vErrors;
return errors === 0;
}

const schema185 = {"type":"object","additionalProperties":false,"properties":{"at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"clock":{"enum":["trusted-timestamp","checker"]},"threshold":{"type":"integer","minimum":1},"threshold_met":{"type":"boolean"},"keys":{"type":"array","items":{"$ref":"#/$defs/seal_key"}}}};
const schema186 = {"type":"object","additionalProperties":false,"properties":{"keyid":{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},"trusted":{"type":"boolean"},"reasons":{"type":"array","items":{"type":"string","enum":["unknown-key","not-yet-valid","expired","revoked","wrong-tenant","missing-tenant","wrong-purpose","missing-purpose","wrong-audience","missing-audience"]},"uniqueItems":true}}};

function validate502(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.trusted === undefined) || (!(func0.call(data, "trusted")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trusted"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "keyid") || (key0 === "trusted")) || (key0 === "reasons"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate487(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
}
if(data.trusted !== undefined && func0.call(data, "trusted")){
if(typeof data.trusted !== "boolean"){
const err4 = {instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data2 = data.reasons;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
if(!((((((((((data3 === "unknown-key") || (data3 === "not-yet-valid")) || (data3 === "expired")) || (data3 === "revoked")) || (data3 === "wrong-tenant")) || (data3 === "missing-tenant")) || (data3 === "wrong-purpose")) || (data3 === "missing-purpose")) || (data3 === "wrong-audience")) || (data3 === "missing-audience"))){
const err6 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/enum",keyword:"enum",params:{allowedValues: schema186.properties.reasons.items.enum}};
vErrors = addFault(vErrors, err6); errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err7); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate502.errors = vErrors;
return errors === 0;
}


function validate710(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.clock === undefined) || (!(func0.call(data, "clock")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clock"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.threshold_met === undefined) || (!(func0.call(data, "threshold_met")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold_met"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.keys === undefined) || (!(func0.call(data, "keys")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "at") || (key0 === "clock")) || (key0 === "threshold")) || (key0 === "threshold_met")) || (key0 === "keys"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate365(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
if(data.clock !== undefined && func0.call(data, "clock")){
let data1 = data.clock;
if(!((data1 === "trusted-timestamp") || (data1 === "checker"))){
const err6 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues: schema185.properties.clock.enum}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data2 = data.threshold;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
if(data.threshold_met !== undefined && func0.call(data, "threshold_met")){
if(typeof data.threshold_met !== "boolean"){
const err9 = {instancePath:instancePath+"/threshold_met",schemaPath:"#/properties/threshold_met/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data4 = data.keys;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate502(data4[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate710.errors = vErrors;
return errors === 0;
}

const schema187 = {"type":"object","additionalProperties":false,"properties":{"source_uri":{"type":"string"},"outcome":{"enum":["trusted","no-entry","below-threshold","not-trusted"]},"keyids":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/keyid"}}}};

function validate714(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.keyids === undefined) || (!(func0.call(data, "keyids")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyids"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "source_uri") || (key0 === "outcome")) || (key0 === "keyids"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err4 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!((((data1 === "trusted") || (data1 === "no-entry")) || (data1 === "below-threshold")) || (data1 === "not-trusted"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema187.properties.outcome.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.keyids !== undefined && func0.call(data, "keyids")){
let data2 = data.keyids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate487(data2[i0], {instancePath:instancePath+"/keyids/" + i0}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate714.errors = vErrors;
return errors === 0;
}


function validate697(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "path") || (key0 === "sha256")) || (key0 === "outcome")) || (key0 === "signature")) || (key0 === "statement")) || (key0 === "trust")) || (key0 === "sources"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func72(data0) > 80){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern117.test(data0)){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err7); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate687(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate687.errors : vErrors.concat(validate687.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(!((((data2 === "trusted") || (data2 === "not-trusted")) || (data2 === "not-judged")) || (data2 === "not-checked"))){
const err9 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema255.properties.outcome.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.signature !== undefined && func0.call(data, "signature")){
if(!(validate699(data.signature, {instancePath:instancePath+"/signature"}))){
vErrors = vErrors === null ? validate699.errors : vErrors.concat(validate699.errors);
errors = vErrors.length;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
if(!(validate702(data.statement, {instancePath:instancePath+"/statement"}))){
vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
errors = vErrors.length;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
if(!(validate710(data.trust, {instancePath:instancePath+"/trust"}))){
vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data6 = data.sources;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate714(data6[i0], {instancePath:instancePath+"/sources/" + i0}))){
vErrors = vErrors === null ? validate714.errors : vErrors.concat(validate714.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate697.errors = vErrors;
return errors === 0;
}

const schema260 = {"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["verified","signature-length","signature-scalar","mismatch","purpose","context","expired","malformed"]},"keyid":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/keyid"},{"type":"null"}]},"listed":{"anyOf":[{"type":"boolean"},{"type":"null"}]},"reasons":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["unknown-key","not-yet-valid","expired","revoked"]}}}};

function validate719(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 43){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern26.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate719.errors = vErrors;
return errors === 0;
}


function validate718(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.listed === undefined) || (!(func0.call(data, "listed")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listed"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "outcome") || (key0 === "keyid")) || (key0 === "listed")) || (key0 === "reasons"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!((((((((data0 === "verified") || (data0 === "signature-length")) || (data0 === "signature-scalar")) || (data0 === "mismatch")) || (data0 === "purpose")) || (data0 === "context")) || (data0 === "expired")) || (data0 === "malformed"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema260.properties.outcome.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
let data1 = data.keyid;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate719(data1, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate719.errors : vErrors.concat(validate719.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/keyid",schemaPath:"#/properties/keyid/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err6); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/keyid",schemaPath:"#/properties/keyid/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err7); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.listed !== undefined && func0.call(data, "listed")){
let data2 = data.listed;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/listed",schemaPath:"#/properties/listed/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err8); errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/listed",schemaPath:"#/properties/listed/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/listed",schemaPath:"#/properties/listed/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data3 = data.reasons;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
if(!((((data4 === "unknown-key") || (data4 === "not-yet-valid")) || (data4 === "expired")) || (data4 === "revoked"))){
const err12 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/enum",keyword:"enum",params:{allowedValues: schema260.properties.reasons.items.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err13); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate718.errors = vErrors;
return errors === 0;
}


function validate722(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.rerun === undefined) || (!(func0.call(data, "rerun")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rerun"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holds"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "address") || (key0 === "links")) || (key0 === "rerun")) || (key0 === "holds"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate139(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined && func0.call(data, "links")){
if(!(validate141(data.links, {instancePath:instancePath+"/links"}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(typeof data.rerun !== "boolean"){
const err5 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
const err6 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate722.errors = vErrors;
return errors === 0;
}

const schema132 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:report:1"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/outcome"},"subject":{"$ref":"#/$defs/subject"},"scope":{"$ref":"#/$defs/scope"},"layers":{"type":"object","additionalProperties":false,"required":["structure","provenance","support","verifiability"],"properties":{"structure":{"$ref":"#/$defs/layer_result"},"provenance":{"$ref":"#/$defs/layer_result"},"support":{"$ref":"#/$defs/layer_result"},"verifiability":{"$ref":"#/$defs/layer_result"}}},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"citations":{"type":"array","items":{"$ref":"#/$defs/citation"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"seals":{"type":"array","items":{"$ref":"#/$defs/seal"},"minItems":1},"counts":{"$ref":"#/$defs/counts"},"overlap":{"$ref":"#/$defs/overlap"},"sources_used":{"type":"array","items":{"$ref":"#/$defs/source_used"}},"tools":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/tool"}},"unicode_version":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"limits":{"type":"array","items":{"type":"string","minLength":1}}}};
const schema134 = {"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["answer","markdown"]},"sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"pack_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"answer_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"answer_id":{"$ref":"urn:loccit:primitives:1#/$defs/answer_id"},"status":{"$ref":"urn:loccit:answer:1#/$defs/status"}}};

function validate349(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate349.errors = vErrors;
return errors === 0;
}


const pattern38 = new RegExp("^ans_[0-9a-f]{32}$", "u");

function validate353(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 36){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 36}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern38.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate353.errors = vErrors;
return errors === 0;
}


function validate355(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "answered") || (data === "partial")) || (data === "conflict")) || (data === "insufficient_evidence")) || (data === "tool_required")) || (data === "dependency_unavailable")) || (data === "generation_unavailable")) || (data === "policy_denied"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema83.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate355.errors = vErrors;
return errors === 0;
}


function validate348(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "kind") || (key0 === "sha256")) || (key0 === "pack_sha256")) || (key0 === "answer_sha256")) || (key0 === "answer_id")) || (key0 === "status"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(!((data0 === "answer") || (data0 === "markdown"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema134.properties.kind.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate349(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
if(data.pack_sha256 !== undefined && func0.call(data, "pack_sha256")){
if(!(validate349(data.pack_sha256, {instancePath:instancePath+"/pack_sha256"}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
if(!(validate349(data.answer_sha256, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
if(data.answer_id !== undefined && func0.call(data, "answer_id")){
if(!(validate353(data.answer_id, {instancePath:instancePath+"/answer_id"}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate355(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate348.errors = vErrors;
return errors === 0;
}

const schema138 = {"type":"object","additionalProperties":false,"properties":{"without":{"type":"array","items":{"type":"string","enum":["audit","reader","support"]},"uniqueItems":true},"reader":{"anyOf":[{"$ref":"#/$defs/reader"},{"type":"null"}]},"at":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"lang":{"$ref":"urn:loccit:primitives:1#/$defs/lang"},"anchors":{"type":"array","items":{"type":"string","enum":["sources","store","raw","seal"]},"uniqueItems":true},"audit":{"type":"boolean"},"mark_scope":{"$ref":"urn:loccit:extraction:1#/$defs/mark_scope"},"id_alphabet":{"type":"string","minLength":1,"maxLength":1000},"overlap_threshold":{"type":"number","minimum":0,"maximum":1},"allow_unverifiable":{"type":"boolean"},"fail_on":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"}},"min_coverage":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"demands":{"type":"array","items":{"$ref":"#/$defs/demand"}}}};


function validate359(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.groups === undefined) || (!(func0.call(data, "groups")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.principal === undefined) || (!(func0.call(data, "principal")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principal"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "tenant_id") || (key0 === "groups")) || (key0 === "principal"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate360(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined && func0.call(data, "groups")){
let data1 = data.groups;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate360(data1[i0], {instancePath:instancePath+"/groups/" + i0}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.principal !== undefined && func0.call(data, "principal")){
if(!(validate360(data.principal, {instancePath:instancePath+"/principal"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate359.errors = vErrors;
return errors === 0;
}


const pattern40 = new RegExp("^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$", "u");

function validate367(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 35){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 2){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern40.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate367.errors = vErrors;
return errors === 0;
}

const schema144 = {"enum":["precise","passage"]};

function validate398(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((data === "precise") || (data === "passage"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema144.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate398.errors = vErrors;
return errors === 0;
}



function validate403(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate403.errors = vErrors;
return errors === 0;
}


function validate402(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.n === undefined) || (!(func0.call(data, "n")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "n"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.m === undefined) || (!(func0.call(data, "m")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "m"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "n") || (key0 === "m"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.n !== undefined && func0.call(data, "n")){
if(!(validate403(data.n, {instancePath:instancePath+"/n"}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
if(data.m !== undefined && func0.call(data, "m")){
if(!(validate403(data.m, {instancePath:instancePath+"/m"}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate402.errors = vErrors;
return errors === 0;
}

const schema158 = {"type":"object","additionalProperties":false,"properties":{"demand":{"type":"string","enum":["fail_on","min_coverage"]},"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"met":{"type":"boolean"}}};

function validate407(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.demand === undefined) || (!(func0.call(data, "demand")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "demand"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.met === undefined) || (!(func0.call(data, "met")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "met"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "demand") || (key0 === "rule")) || (key0 === "met"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.demand !== undefined && func0.call(data, "demand")){
let data0 = data.demand;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/demand",schemaPath:"#/properties/demand/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!((data0 === "fail_on") || (data0 === "min_coverage"))){
const err4 = {instancePath:instancePath+"/demand",schemaPath:"#/properties/demand/enum",keyword:"enum",params:{allowedValues: schema158.properties.demand.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate400(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
if(data.met !== undefined && func0.call(data, "met")){
if(typeof data.met !== "boolean"){
const err5 = {instancePath:instancePath+"/met",schemaPath:"#/properties/met/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate407.errors = vErrors;
return errors === 0;
}


function validate358(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.without === undefined) || (!(func0.call(data, "without")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "without"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reader === undefined) || (!(func0.call(data, "reader")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reader"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.lang === undefined) || (!(func0.call(data, "lang")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lang"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.anchors === undefined) || (!(func0.call(data, "anchors")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "anchors"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.audit === undefined) || (!(func0.call(data, "audit")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audit"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema138.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.without !== undefined && func0.call(data, "without")){
let data0 = data.without;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/without/" + i0,schemaPath:"#/properties/without/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!(((data1 === "audit") || (data1 === "reader")) || (data1 === "support"))){
const err8 = {instancePath:instancePath+"/without/" + i0,schemaPath:"#/properties/without/items/enum",keyword:"enum",params:{allowedValues: schema138.properties.without.items.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err9); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.reader !== undefined && func0.call(data, "reader")){
let data2 = data.reader;
const _errs7 = errors;
let valid4 = false;
const _errs8 = errors;
if(!(validate359(data2, {instancePath:instancePath+"/reader"}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs9 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/reader",schemaPath:"#/properties/reader/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err11); errors++;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err12 = {instancePath:instancePath+"/reader",schemaPath:"#/properties/reader/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err12); errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.at !== undefined && func0.call(data, "at")){
let data3 = data.at;
const _errs12 = errors;
let valid5 = false;
const _errs13 = errors;
if(!(validate365(data3, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs14 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err13); errors++;
}
var _valid1 = _errs14 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err14); errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.lang !== undefined && func0.call(data, "lang")){
if(!(validate367(data.lang, {instancePath:instancePath+"/lang"}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
}
if(data.anchors !== undefined && func0.call(data, "anchors")){
let data5 = data.anchors;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
let data6 = data5[i2];
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/anchors/" + i2,schemaPath:"#/properties/anchors/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
if(!((((data6 === "sources") || (data6 === "store")) || (data6 === "raw")) || (data6 === "seal"))){
const err16 = {instancePath:instancePath+"/anchors/" + i2,schemaPath:"#/properties/anchors/items/enum",keyword:"enum",params:{allowedValues: schema138.properties.anchors.items.enum}};
vErrors = addFault(vErrors, err16); errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err17 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
vErrors = addFault(vErrors, err17); errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err18 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.audit !== undefined && func0.call(data, "audit")){
if(typeof data.audit !== "boolean"){
const err19 = {instancePath:instancePath+"/audit",schemaPath:"#/properties/audit/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err19); errors++;
}
}
if(data.mark_scope !== undefined && func0.call(data, "mark_scope")){
if(!(validate398(data.mark_scope, {instancePath:instancePath+"/mark_scope"}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
}
if(data.id_alphabet !== undefined && func0.call(data, "id_alphabet")){
let data9 = data.id_alphabet;
if(typeof data9 === "string"){
if(func72(data9) > 1000){
const err20 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = addFault(vErrors, err20); errors++;
}
if(func72(data9) < 1){
const err21 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/id_alphabet",schemaPath:"#/properties/id_alphabet/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
if(data.overlap_threshold !== undefined && func0.call(data, "overlap_threshold")){
let data10 = data.overlap_threshold;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/overlap_threshold",schemaPath:"#/properties/overlap_threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err23); errors++;
}
if(data10 < 0 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/overlap_threshold",schemaPath:"#/properties/overlap_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err24); errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/overlap_threshold",schemaPath:"#/properties/overlap_threshold/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err25); errors++;
}
}
if(data.allow_unverifiable !== undefined && func0.call(data, "allow_unverifiable")){
if(typeof data.allow_unverifiable !== "boolean"){
const err26 = {instancePath:instancePath+"/allow_unverifiable",schemaPath:"#/properties/allow_unverifiable/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err26); errors++;
}
}
if(data.fail_on !== undefined && func0.call(data, "fail_on")){
let data12 = data.fail_on;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i4=0; i4<len2 && errors < FAULT_LIMIT; i4++){
if(!(validate400(data12[i4], {instancePath:instancePath+"/fail_on/" + i4}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/fail_on",schemaPath:"#/properties/fail_on/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err27); errors++;
}
}
if(data.min_coverage !== undefined && func0.call(data, "min_coverage")){
if(!(validate402(data.min_coverage, {instancePath:instancePath+"/min_coverage"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.demands !== undefined && func0.call(data, "demands")){
let data15 = data.demands;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i5=0; i5<len3 && errors < FAULT_LIMIT; i5++){
if(!(validate407(data15[i5], {instancePath:instancePath+"/demands/" + i5}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/demands",schemaPath:"#/properties/demands/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err28); errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err29); errors++;
}
validate358.errors = vErrors;
return errors === 0;
}




function validate414(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate414.errors = vErrors;
return errors === 0;
}


function validate413(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pass === undefined) || (!(func0.call(data, "pass")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pass"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.fail === undefined) || (!(func0.call(data, "fail")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fail"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.unverifiable === undefined) || (!(func0.call(data, "unverifiable")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unverifiable"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.inapplicable === undefined) || (!(func0.call(data, "inapplicable")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inapplicable"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.skipped === undefined) || (!(func0.call(data, "skipped")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skipped"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "pass") || (key0 === "fail")) || (key0 === "unverifiable")) || (key0 === "inapplicable")) || (key0 === "skipped"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.pass !== undefined && func0.call(data, "pass")){
if(!(validate414(data.pass, {instancePath:instancePath+"/pass"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.fail !== undefined && func0.call(data, "fail")){
if(!(validate414(data.fail, {instancePath:instancePath+"/fail"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.unverifiable !== undefined && func0.call(data, "unverifiable")){
if(!(validate414(data.unverifiable, {instancePath:instancePath+"/unverifiable"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.inapplicable !== undefined && func0.call(data, "inapplicable")){
if(!(validate414(data.inapplicable, {instancePath:instancePath+"/inapplicable"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.skipped !== undefined && func0.call(data, "skipped")){
if(!(validate414(data.skipped, {instancePath:instancePath+"/skipped"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate413.errors = vErrors;
return errors === 0;
}


function validate411(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.counts === undefined) || (!(func0.call(data, "counts")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "outcome") || (key0 === "counts")) || (key0 === "skipped_by"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate346(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
let data1 = data.counts;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.claims === undefined) || (!(func0.call(data1, "claims")))){
const err3 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "claims"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data1.citations === undefined) || (!(func0.call(data1, "citations")))){
const err4 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key1 of Object.keys(data1)){ if (errors >= FAULT_LIMIT) break;
if(!((key1 === "claims") || (key1 === "citations"))){
const err5 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data1.claims !== undefined && func0.call(data1, "claims")){
if(!(validate413(data1.claims, {instancePath:instancePath+"/counts/claims"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data1.citations !== undefined && func0.call(data1, "citations")){
if(!(validate413(data1.citations, {instancePath:instancePath+"/counts/citations"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.skipped_by !== undefined && func0.call(data, "skipped_by")){
if(!(validate400(data.skipped_by, {instancePath:instancePath+"/skipped_by"}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate411.errors = vErrors;
return errors === 0;
}

const schema162 = {"type":"object","additionalProperties":false,"properties":{"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"text":{"type":"string"},"kind":{"$ref":"urn:loccit:primitives:1#/$defs/claim_kind"},"verdict":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},{"type":"null"}]},"layers":{"$ref":"#/$defs/item_layers"},"citations":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"}},"decided_by":{"$ref":"#/$defs/decided_by"},"statement":{"type":"string"},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"repaired":{"type":"boolean"}}};
const schema86 = {"enum":["fact","inference","advice","opinion","absence"]};

function validate430(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "fact") || (data === "inference")) || (data === "advice")) || (data === "opinion")) || (data === "absence"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema86.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate430.errors = vErrors;
return errors === 0;
}


function validate427(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema162.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate428(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate430(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data3 = data.verdict;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate432(data3, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err8); errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err9); errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
if(!(validate434(data.layers, {instancePath:instancePath+"/layers"}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data5 = data.citations;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate443(data5[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.decided_by !== undefined && func0.call(data, "decided_by")){
if(!(validate445(data.decided_by, {instancePath:instancePath+"/decided_by"}))){
vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors);
errors = vErrors.length;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
if(typeof data.statement !== "string"){
const err11 = {instancePath:instancePath+"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate447(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate447(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.repaired !== undefined && func0.call(data, "repaired")){
if(typeof data.repaired !== "boolean"){
const err12 = {instancePath:instancePath+"/repaired",schemaPath:"#/properties/repaired/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate427.errors = vErrors;
return errors === 0;
}


function validate451(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.form === undefined) || (!(func0.call(data, "form")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema171.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate443(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate428(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined && func0.call(data, "form")){
let data2 = data.form;
if(!(((data2 === "lineage") || (data2 === "anchor")) || (data2 === "source"))){
const err5 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema171.properties.form.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
if(!(validate434(data.layers, {instancePath:instancePath+"/layers"}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate432(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
if(data.decided_by !== undefined && func0.call(data, "decided_by")){
if(!(validate445(data.decided_by, {instancePath:instancePath+"/decided_by"}))){
vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err7 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(typeof data.source_version !== "string"){
const err8 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
if(typeof data.mark !== "string"){
const err10 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.mark_span !== undefined && func0.call(data, "mark_span")){
if(!(validate457(data.mark_span, {instancePath:instancePath+"/mark_span"}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate461(data.target, {instancePath:instancePath+"/target"}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
}
if(data.resolved_by !== undefined && func0.call(data, "resolved_by")){
let data13 = data.resolved_by;
if(!(((((((data13 === "document-id") || (data13 === "block")) || (data13 === "path")) || (data13 === "name")) || (data13 === "title")) || (data13 === "url")) || (data13 === "passage-number"))){
const err11 = {instancePath:instancePath+"/resolved_by",schemaPath:"#/properties/resolved_by/enum",keyword:"enum",params:{allowedValues: schema171.properties.resolved_by.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate447(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate447(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.passages !== undefined && func0.call(data, "passages")){
let data16 = data.passages;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate465(data16[i0], {instancePath:instancePath+"/passages/" + i0}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/passages",schemaPath:"#/properties/passages/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate451.errors = vErrors;
return errors === 0;
}


function validate470(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.layer === undefined) || (!(func0.call(data, "layer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema175.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate400(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(validate472(data.layer, {instancePath:instancePath+"/layer"}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(!(((data2 === "fail") || (data2 === "unverifiable")) || (data2 === "notice"))){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema175.properties.outcome.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data3 = data.severity;
if(!(((data3 === "error") || (data3 === "warning")) || (data3 === "note"))){
const err8 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema175.properties.severity.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err9 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data5 = data.message;
if(typeof data5 === "string"){
if(func72(data5) < 1){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate428(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate443(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
let data8 = data.expected;
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (data8 !== null)){
const err12 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema175.properties.expected.type}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
let data9 = data.actual;
if((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: schema175.properties.actual.type}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.missing !== undefined && func0.call(data, "missing")){
let data10 = data.missing;
if(Array.isArray(data10)){
if(data10.length < 1){
const err14 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
if(!(validate476(data11, {instancePath:instancePath+"/missing/" + i0}))){
vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
errors = vErrors.length;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data10[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err16); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data12 = data.evidence;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate478(data12[i2], {instancePath:instancePath+"/evidence/" + i2}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate470.errors = vErrors;
return errors === 0;
}

const schema179 = {"type":"object","additionalProperties":false,"properties":{"sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"outcome":{"enum":["trusted","not-trusted","not-checked"]},"signature":{"$ref":"#/$defs/seal_signature"},"statement":{"$ref":"#/$defs/seal_statement"},"trust":{"$ref":"#/$defs/seal_trust"},"sources":{"type":"array","items":{"$ref":"#/$defs/sealed_source"}}}};

function validate485(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.signatures === undefined) || (!(func0.call(data, "signatures")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signatures"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "outcome") || (key0 === "signatures"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!((data0 === "verified") || (data0 === "not-verified"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema180.properties.outcome.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.signatures !== undefined && func0.call(data, "signatures")){
let data1 = data.signatures;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate486(data1[i0], {instancePath:instancePath+"/signatures/" + i0}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate485.errors = vErrors;
return errors === 0;
}


function validate491(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.unchecked === undefined) || (!(func0.call(data, "unchecked")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unchecked"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "outcome") || (key0 === "faults")) || (key0 === "unchecked")) || (key0 === "issued_at")) || (key0 === "expires_at")) || (key0 === "purpose")) || (key0 === "tenant_id")) || (key0 === "audience"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(!((data0 === "valid") || (data0 === "not-valid"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema183.properties.outcome.enum}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data1 = data.faults;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate492(data1[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.unchecked !== undefined && func0.call(data, "unchecked")){
let data3 = data.unchecked;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!(((data4 === "pack") || (data4 === "report")) || (data4 === "audit"))){
const err7 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/enum",keyword:"enum",params:{allowedValues: schema183.properties.unchecked.items.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
let i2 = data3.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data3[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
vErrors = addFault(vErrors, err8); errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err9 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.issued_at !== undefined && func0.call(data, "issued_at")){
if(!(validate365(data.issued_at, {instancePath:instancePath+"/issued_at"}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
if(!(validate365(data.expires_at, {instancePath:instancePath+"/expires_at"}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
if(!(validate360(data.purpose, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate360(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate360(data.audience, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate491.errors = vErrors;
return errors === 0;
}


function validate500(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.clock === undefined) || (!(func0.call(data, "clock")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clock"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.threshold_met === undefined) || (!(func0.call(data, "threshold_met")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold_met"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.keys === undefined) || (!(func0.call(data, "keys")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "at") || (key0 === "clock")) || (key0 === "threshold")) || (key0 === "threshold_met")) || (key0 === "keys"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate365(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
if(data.clock !== undefined && func0.call(data, "clock")){
let data1 = data.clock;
if(!((data1 === "trusted-timestamp") || (data1 === "checker"))){
const err6 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/enum",keyword:"enum",params:{allowedValues: schema185.properties.clock.enum}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data2 = data.threshold;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
if(data.threshold_met !== undefined && func0.call(data, "threshold_met")){
if(typeof data.threshold_met !== "boolean"){
const err9 = {instancePath:instancePath+"/threshold_met",schemaPath:"#/properties/threshold_met/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data4 = data.keys;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate502(data4[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate500.errors = vErrors;
return errors === 0;
}


function validate506(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.keyids === undefined) || (!(func0.call(data, "keyids")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyids"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "source_uri") || (key0 === "outcome")) || (key0 === "keyids"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err4 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!((((data1 === "trusted") || (data1 === "no-entry")) || (data1 === "below-threshold")) || (data1 === "not-trusted"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema187.properties.outcome.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.keyids !== undefined && func0.call(data, "keyids")){
let data2 = data.keyids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate487(data2[i0], {instancePath:instancePath+"/keyids/" + i0}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate506.errors = vErrors;
return errors === 0;
}


function validate483(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "sha256") || (key0 === "outcome")) || (key0 === "signature")) || (key0 === "statement")) || (key0 === "trust")) || (key0 === "sources"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate349(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!(((data1 === "trusted") || (data1 === "not-trusted")) || (data1 === "not-checked"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema179.properties.outcome.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.signature !== undefined && func0.call(data, "signature")){
if(!(validate485(data.signature, {instancePath:instancePath+"/signature"}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
if(!(validate491(data.statement, {instancePath:instancePath+"/statement"}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
if(!(validate500(data.trust, {instancePath:instancePath+"/trust"}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data5 = data.sources;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate506(data5[i0], {instancePath:instancePath+"/sources/" + i0}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate483.errors = vErrors;
return errors === 0;
}

const schema188 = {"type":"object","additionalProperties":false,"properties":{"claims_cited":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"claims_supported":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"citations_resolved":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"structure":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"provenance":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"support":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"verifiability":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"repaired":{"$ref":"urn:loccit:primitives:1#/$defs/rate"},"findings":{"type":"object","additionalProperties":false,"required":["fail","unverifiable","notice"],"properties":{"fail":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"unverifiable":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"notice":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}}}};

function validate510(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claims_cited === undefined) || (!(func0.call(data, "claims_cited")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims_cited"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.claims_supported === undefined) || (!(func0.call(data, "claims_supported")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims_supported"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.citations_resolved === undefined) || (!(func0.call(data, "citations_resolved")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations_resolved"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.structure === undefined) || (!(func0.call(data, "structure")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "structure"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.support === undefined) || (!(func0.call(data, "support")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "support"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.verifiability === undefined) || (!(func0.call(data, "verifiability")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiability"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.repaired === undefined) || (!(func0.call(data, "repaired")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repaired"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema188.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.claims_cited !== undefined && func0.call(data, "claims_cited")){
if(!(validate402(data.claims_cited, {instancePath:instancePath+"/claims_cited"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.claims_supported !== undefined && func0.call(data, "claims_supported")){
if(!(validate402(data.claims_supported, {instancePath:instancePath+"/claims_supported"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.citations_resolved !== undefined && func0.call(data, "citations_resolved")){
if(!(validate402(data.citations_resolved, {instancePath:instancePath+"/citations_resolved"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.structure !== undefined && func0.call(data, "structure")){
if(!(validate402(data.structure, {instancePath:instancePath+"/structure"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
if(!(validate402(data.provenance, {instancePath:instancePath+"/provenance"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.support !== undefined && func0.call(data, "support")){
if(!(validate402(data.support, {instancePath:instancePath+"/support"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.verifiability !== undefined && func0.call(data, "verifiability")){
if(!(validate402(data.verifiability, {instancePath:instancePath+"/verifiability"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.repaired !== undefined && func0.call(data, "repaired")){
if(!(validate402(data.repaired, {instancePath:instancePath+"/repaired"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data8 = data.findings;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.fail === undefined) || (!(func0.call(data8, "fail")))){
const err10 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/required",keyword:"required",params:{missingProperty: "fail"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data8.unverifiable === undefined) || (!(func0.call(data8, "unverifiable")))){
const err11 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/required",keyword:"required",params:{missingProperty: "unverifiable"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data8.notice === undefined) || (!(func0.call(data8, "notice")))){
const err12 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/required",keyword:"required",params:{missingProperty: "notice"}};
vErrors = addFault(vErrors, err12); errors++;
}
for(const key1 of Object.keys(data8)){ if (errors >= FAULT_LIMIT) break;
if(!(((key1 === "fail") || (key1 === "unverifiable")) || (key1 === "notice"))){
const err13 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data8.fail !== undefined && func0.call(data8, "fail")){
if(!(validate414(data8.fail, {instancePath:instancePath+"/findings/fail"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data8.unverifiable !== undefined && func0.call(data8, "unverifiable")){
if(!(validate414(data8.unverifiable, {instancePath:instancePath+"/findings/unverifiable"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data8.notice !== undefined && func0.call(data8, "notice")){
if(!(validate414(data8.notice, {instancePath:instancePath+"/findings/notice"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate510.errors = vErrors;
return errors === 0;
}


const schema190 = {"type":"object","additionalProperties":false,"properties":{"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"claim_tokens":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"shared_tokens":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"ratio":{"anyOf":[{"type":"number","minimum":0,"maximum":1},{"type":"null"}]},"verdict":{"enum":["valid","block-missing","block-does-not-support","repaired"]}}};

function validate529(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.citation === undefined) || (!(func0.call(data, "citation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.claim_tokens === undefined) || (!(func0.call(data, "claim_tokens")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_tokens"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.shared_tokens === undefined) || (!(func0.call(data, "shared_tokens")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shared_tokens"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.ratio === undefined) || (!(func0.call(data, "ratio")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratio"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "claim_id") || (key0 === "citation")) || (key0 === "claim_tokens")) || (key0 === "shared_tokens")) || (key0 === "ratio")) || (key0 === "verdict"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate428(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate443(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
if(data.claim_tokens !== undefined && func0.call(data, "claim_tokens")){
if(!(validate414(data.claim_tokens, {instancePath:instancePath+"/claim_tokens"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.shared_tokens !== undefined && func0.call(data, "shared_tokens")){
if(!(validate414(data.shared_tokens, {instancePath:instancePath+"/shared_tokens"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data4 = data.ratio;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf/0/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err9); errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data4 !== null){
const err10 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err10); errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err11 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err11); errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data5 = data.verdict;
if(!((((data5 === "valid") || (data5 === "block-missing")) || (data5 === "block-does-not-support")) || (data5 === "repaired"))){
const err12 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema190.properties.verdict.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate529.errors = vErrors;
return errors === 0;
}


function validate523(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.heading === undefined) || (!(func0.call(data, "heading")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.valid === undefined) || (!(func0.call(data, "valid")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.block_missing === undefined) || (!(func0.call(data, "block_missing")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block_missing"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.block_does_not_support === undefined) || (!(func0.call(data, "block_does_not_support")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block_does_not_support"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.repaired === undefined) || (!(func0.call(data, "repaired")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repaired"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.coverage === undefined) || (!(func0.call(data, "coverage")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.rows === undefined) || (!(func0.call(data, "rows")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"}};
vErrors = addFault(vErrors, err7); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "heading") || (key0 === "threshold")) || (key0 === "valid")) || (key0 === "block_missing")) || (key0 === "block_does_not_support")) || (key0 === "repaired")) || (key0 === "coverage")) || (key0 === "rows"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.heading !== undefined && func0.call(data, "heading")){
let data0 = data.heading;
if(typeof data0 === "string"){
if(func72(data0) < 1){
const err9 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data1 = data.threshold;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.valid !== undefined && func0.call(data, "valid")){
if(!(validate402(data.valid, {instancePath:instancePath+"/valid"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.block_missing !== undefined && func0.call(data, "block_missing")){
if(!(validate402(data.block_missing, {instancePath:instancePath+"/block_missing"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.block_does_not_support !== undefined && func0.call(data, "block_does_not_support")){
if(!(validate402(data.block_does_not_support, {instancePath:instancePath+"/block_does_not_support"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.repaired !== undefined && func0.call(data, "repaired")){
if(!(validate402(data.repaired, {instancePath:instancePath+"/repaired"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.coverage !== undefined && func0.call(data, "coverage")){
if(!(validate402(data.coverage, {instancePath:instancePath+"/coverage"}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined && func0.call(data, "rows")){
let data7 = data.rows;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate529(data7[i0], {instancePath:instancePath+"/rows/" + i0}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate523.errors = vErrors;
return errors === 0;
}



function validate536(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "title") || (key0 === "citations")) || (key0 === "document_id")) || (key0 === "source_uri")) || (key0 === "source_version")) || (key0 === "marks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data1 = data.citations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate443(data1[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err5 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err6 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(typeof data.source_version !== "string"){
const err7 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.marks !== undefined && func0.call(data, "marks")){
let data6 = data.marks;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(typeof data6[i1] !== "string"){
const err8 = {instancePath:instancePath+"/marks/" + i1,schemaPath:"#/properties/marks/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate536.errors = vErrors;
return errors === 0;
}



function validate540(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate540.errors = vErrors;
return errors === 0;
}


function validate543(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate543.errors = vErrors;
return errors === 0;
}


function validate539(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.options_sha256 === undefined) || (!(func0.call(data, "options_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "name") || (key0 === "version")) || (key0 === "options_sha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate540(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate540(data.version, {instancePath:instancePath+"/version"}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
}
if(data.options_sha256 !== undefined && func0.call(data, "options_sha256")){
if(!(validate543(data.options_sha256, {instancePath:instancePath+"/options_sha256"}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate539.errors = vErrors;
return errors === 0;
}


function validate345(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:report:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.subject === undefined) || (!(func0.call(data, "subject")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.claims === undefined) || (!(func0.call(data, "claims")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.counts === undefined) || (!(func0.call(data, "counts")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.overlap === undefined) || (!(func0.call(data, "overlap")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overlap"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.sources_used === undefined) || (!(func0.call(data, "sources_used")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources_used"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.limits === undefined) || (!(func0.call(data, "limits")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"}};
vErrors = addFault(vErrors, err13); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema132.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:report:1" !== data.schema){
const err15 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:report:1"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate346(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined && func0.call(data, "subject")){
if(!(validate348(data.subject, {instancePath:instancePath+"/subject"}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
if(!(validate358(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
let data4 = data.layers;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.structure === undefined) || (!(func0.call(data4, "structure")))){
const err16 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/required",keyword:"required",params:{missingProperty: "structure"}};
vErrors = addFault(vErrors, err16); errors++;
}
if((data4.provenance === undefined) || (!(func0.call(data4, "provenance")))){
const err17 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/required",keyword:"required",params:{missingProperty: "provenance"}};
vErrors = addFault(vErrors, err17); errors++;
}
if((data4.support === undefined) || (!(func0.call(data4, "support")))){
const err18 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/required",keyword:"required",params:{missingProperty: "support"}};
vErrors = addFault(vErrors, err18); errors++;
}
if((data4.verifiability === undefined) || (!(func0.call(data4, "verifiability")))){
const err19 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/required",keyword:"required",params:{missingProperty: "verifiability"}};
vErrors = addFault(vErrors, err19); errors++;
}
for(const key1 of Object.keys(data4)){ if (errors >= FAULT_LIMIT) break;
if(!((((key1 === "structure") || (key1 === "provenance")) || (key1 === "support")) || (key1 === "verifiability"))){
const err20 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = addFault(vErrors, err20); errors++;
}
}
if(data4.structure !== undefined && func0.call(data4, "structure")){
if(!(validate411(data4.structure, {instancePath:instancePath+"/layers/structure"}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
}
if(data4.provenance !== undefined && func0.call(data4, "provenance")){
if(!(validate411(data4.provenance, {instancePath:instancePath+"/layers/provenance"}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
}
if(data4.support !== undefined && func0.call(data4, "support")){
if(!(validate411(data4.support, {instancePath:instancePath+"/layers/support"}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
}
if(data4.verifiability !== undefined && func0.call(data4, "verifiability")){
if(!(validate411(data4.verifiability, {instancePath:instancePath+"/layers/verifiability"}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err21); errors++;
}
}
if(data.claims !== undefined && func0.call(data, "claims")){
let data9 = data.claims;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate427(data9[i0], {instancePath:instancePath+"/claims/" + i0}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err22); errors++;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data11 = data.citations;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate451(data11[i1], {instancePath:instancePath+"/citations/" + i1}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err23); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data13 = data.findings;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate470(data13[i2], {instancePath:instancePath+"/findings/" + i2}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err24); errors++;
}
}
if(data.seals !== undefined && func0.call(data, "seals")){
let data15 = data.seals;
if(Array.isArray(data15)){
if(data15.length < 1){
const err25 = {instancePath:instancePath+"/seals",schemaPath:"#/properties/seals/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err25); errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
if(!(validate483(data15[i3], {instancePath:instancePath+"/seals/" + i3}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/seals",schemaPath:"#/properties/seals/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err26); errors++;
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
if(!(validate510(data.counts, {instancePath:instancePath+"/counts"}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.overlap !== undefined && func0.call(data, "overlap")){
if(!(validate523(data.overlap, {instancePath:instancePath+"/overlap"}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
if(data.sources_used !== undefined && func0.call(data, "sources_used")){
let data19 = data.sources_used;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4 && errors < FAULT_LIMIT; i4++){
if(!(validate536(data19[i4], {instancePath:instancePath+"/sources_used/" + i4}))){
vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/sources_used",schemaPath:"#/properties/sources_used/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err27); errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data21 = data.tools;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5 && errors < FAULT_LIMIT; i5++){
if(!(validate539(data21[i5], {instancePath:instancePath+"/tools/" + i5}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err28); errors++;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
if(!(validate360(data.unicode_version, {instancePath:instancePath+"/unicode_version"}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data24 = data.limits;
if(Array.isArray(data24)){
const len6 = data24.length;
for(let i6=0; i6<len6 && errors < FAULT_LIMIT; i6++){
let data25 = data24[i6];
if(typeof data25 === "string"){
if(func72(data25) < 1){
const err29 = {instancePath:instancePath+"/limits/" + i6,schemaPath:"#/properties/limits/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err29); errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/limits/" + i6,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err30); errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err31); errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err32); errors++;
}
validate345.errors = vErrors;
return errors === 0;
}


function validate676(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:verification:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.parts === undefined) || (!(func0.call(data, "parts")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parts"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.audience === undefined) || (!(func0.call(data, "audience")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audience"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.answer_sha256 === undefined) || (!(func0.call(data, "answer_sha256")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer_sha256"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.pack === undefined) || (!(func0.call(data, "pack")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pack"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.seals === undefined) || (!(func0.call(data, "seals")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seals"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.proof === undefined) || (!(func0.call(data, "proof")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.chain === undefined) || (!(func0.call(data, "chain")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chain"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report"}};
vErrors = addFault(vErrors, err13); errors++;
}
if((data.limits === undefined) || (!(func0.call(data, "limits")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"}};
vErrors = addFault(vErrors, err14); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema246.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:verification:1" !== data.schema){
const err16 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:verification:1"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(!(((data1 === "pass") || (data1 === "fail")) || (data1 === "unverifiable"))){
const err17 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema246.properties.outcome.enum}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data2 = data.reasons;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err18); errors++;
}
if(!(validate677(data3, {instancePath:instancePath+"/reasons/" + i0}))){
vErrors = vErrors === null ? validate677.errors : vErrors.concat(validate677.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err19); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err20 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
if(data.parts !== undefined && func0.call(data, "parts")){
if(!(validate679(data.parts, {instancePath:instancePath+"/parts"}))){
vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate681(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate681.errors : vErrors.concat(validate681.errors);
errors = vErrors.length;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate683(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
let data7 = data.purpose;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate683(data7, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs14 = errors;
if(data7 !== null){
const err21 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err21); errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err22 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err22); errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
let data8 = data.audience;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate683(data8, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs19 = errors;
if(data8 !== null){
const err23 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err23); errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err24 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err24); errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.answer_sha256 !== undefined && func0.call(data, "answer_sha256")){
let data9 = data.answer_sha256;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
if(!(validate687(data9, {instancePath:instancePath+"/answer_sha256"}))){
vErrors = vErrors === null ? validate687.errors : vErrors.concat(validate687.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs24 = errors;
if(data9 !== null){
const err25 = {instancePath:instancePath+"/answer_sha256",schemaPath:"#/properties/answer_sha256/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err25); errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err26 = {instancePath:instancePath+"/answer_sha256",schemaPath:"#/properties/answer_sha256/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err26); errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.pack !== undefined && func0.call(data, "pack")){
let data10 = data.pack;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(!(validate689(data10, {instancePath:instancePath+"/pack"}))){
vErrors = vErrors === null ? validate689.errors : vErrors.concat(validate689.errors);
errors = vErrors.length;
}
var _valid3 = _errs28 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs29 = errors;
if(data10 !== null){
const err27 = {instancePath:instancePath+"/pack",schemaPath:"#/properties/pack/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err27); errors++;
}
var _valid3 = _errs29 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err28 = {instancePath:instancePath+"/pack",schemaPath:"#/properties/pack/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err28); errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.seals !== undefined && func0.call(data, "seals")){
let data11 = data.seals;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate697(data11[i2], {instancePath:instancePath+"/seals/" + i2}))){
vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/seals",schemaPath:"#/properties/seals/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err29); errors++;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data13 = data.proof;
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(!(validate718(data13, {instancePath:instancePath+"/proof"}))){
vErrors = vErrors === null ? validate718.errors : vErrors.concat(validate718.errors);
errors = vErrors.length;
}
var _valid4 = _errs36 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const _errs37 = errors;
if(data13 !== null){
const err30 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err30); errors++;
}
var _valid4 = _errs37 === errors;
valid10 = valid10 || _valid4;
}
if(!valid10){
const err31 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err31); errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.chain !== undefined && func0.call(data, "chain")){
let data14 = data.chain;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i3=0; i3<len2 && errors < FAULT_LIMIT; i3++){
if(!(validate722(data14[i3], {instancePath:instancePath+"/chain/" + i3}))){
vErrors = vErrors === null ? validate722.errors : vErrors.concat(validate722.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err32); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate345(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data17 = data.limits;
if(Array.isArray(data17)){
if(data17.length < 1){
const err33 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err33); errors++;
}
const len3 = data17.length;
for(let i4=0; i4<len3 && errors < FAULT_LIMIT; i4++){
if(typeof data17[i4] !== "string"){
const err34 = {instancePath:instancePath+"/limits/" + i4,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err34); errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err35); errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err36); errors++;
}
validate676.errors = vErrors;
return errors === 0;
}

export const DOCUMENT_VALIDATORS: Readonly<Record<OtherDocumentName, CompiledValidator>> = {
  'canonical-text': compiled_canonical_text,
  'citation-answer': compiled_citation_answer,
  error: compiled_error,
  'ingest-result': compiled_ingest_result,
  'lineage-trace': compiled_lineage_trace,
  'new-key': compiled_new_key,
  'new-pack': compiled_new_pack,
  'new-seal': compiled_new_seal,
  pack: compiled_pack,
  passages: compiled_passages,
  rules: compiled_rules,
  'schema-list': compiled_schema_list,
  'schema-result': compiled_schema_result,
  store: compiled_store,
  'store-generation': compiled_store_generation,
  'store-pointer': compiled_store_pointer,
  'trust-policy': compiled_trust_policy,
  unicode: compiled_unicode,
  verification: compiled_verification,
};
